import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { TextRepliesService } from './text-replies.service.js';
import { TwilioWebhookController } from './twilio-webhook.controller.js';

@Module({ imports: [DeliveriesModule], controllers: [TwilioWebhookController], providers: [TextRepliesService] })
export class OptOutsModule {}
