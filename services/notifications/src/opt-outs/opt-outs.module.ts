import { Module } from '@nestjs/common';
import { OptOutsService } from './opt-outs.service.js';
import { StoppedNumbersRepository } from './stopped-numbers.repository.js';
import { TwilioWebhookController } from './twilio-webhook.controller.js';

@Module({
  controllers: [TwilioWebhookController],
  providers: [OptOutsService, StoppedNumbersRepository],
  exports: [OptOutsService],
})
export class OptOutsModule {}
