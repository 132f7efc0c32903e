import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DependenciesIndicator } from '@yarrow/kit/health/dependencies.indicator';
import { SealedBox } from '@yarrow/kit/security/sealing';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import type { NotificationsConfig } from '../config.js';
import { ClientSettingsModule } from '../client-settings/client-settings.module.js';
import { EmailTemplatesModule } from '../email-templates/email-templates.module.js';
import { OptOutsModule } from '../opt-outs/opt-outs.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { ReminderSettingsModule } from '../reminder-settings/reminder-settings.module.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryObstaclesService } from './delivery-obstacles.service.js';
import { DeliverySenderService } from './delivery-sender.service.js';
import { MessageContentsService } from './message-contents.service.js';
import { MessageCipher } from './message.cipher.js';
import { SendDeliveriesJob } from './send-deliveries.job.js';
import { SendingPolicy } from './sending.policy.js';

const MAIL_HOLDS_MS = 60_000;
const TEXTS_HOLD_MS = 5_000;

@Module({
  imports: [ClientSettingsModule, EmailTemplatesModule, OptOutsModule, ProjectionModule, ReminderSettingsModule],
  providers: [
    DeliveriesRepository,
    DeliveriesService,
    DeliveryObstaclesService,
    DeliverySenderService,
    MailChannel,
    MessageCipher,
    MessageContentsService,
    SendDeliveriesJob,
    SendingPolicy,
    TextChannel,
    {
      provide: SealedBox,
      inject: [CONFIG],
      useFactory: (config: NotificationsConfig) => new SealedBox(config.MAIL_SEALING_PRIVATE_KEYS),
    },
  ],
  exports: [DeliveriesService, MessageCipher],
})
export class DeliveriesModule {
  constructor(dependencies: DependenciesIndicator, mail: MailChannel, texts: TextChannel) {
    dependencies.register(
      { name: 'mail', holdsMs: MAIL_HOLDS_MS, check: () => mail.ping() },
      { name: 'texts', holdsMs: TEXTS_HOLD_MS, check: () => texts.ping() },
    );
  }
}
