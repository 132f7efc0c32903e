import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { SealedBox } from '@yarrow/kit/sealing';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import type { NotificationsConfig } from '../config.js';
import { OptOutsModule } from '../opt-outs/opt-outs.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliverySenderService } from './delivery-sender.service.js';
import { MessageCipher } from './message.cipher.js';
import { SendDeliveriesJob } from './send-deliveries.job.js';

@Module({
  imports: [OptOutsModule, ProjectionModule],
  providers: [
    DeliveriesRepository,
    DeliveriesService,
    DeliverySenderService,
    MailChannel,
    MessageCipher,
    SendDeliveriesJob,
    TextChannel,
    {
      provide: SealedBox,
      inject: [CONFIG],
      useFactory: (config: NotificationsConfig) => new SealedBox(config.MAIL_SEALING_PRIVATE_KEYS),
    },
  ],
  exports: [DeliveriesService, MessageCipher],
})
export class DeliveriesModule {}
