import { Module } from '@nestjs/common';
import { BookedThingsModule } from '../booked-things/booked-things.module.js';
import { Channels } from '../channels/channels.js';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import { StoppedNumbersRepository } from '../opt-outs/stopped-numbers.repository.js';
import { CONFIG } from '@yarrow/kit/config';
import { SealedBox } from '@yarrow/kit/sealing';
import type { NotificationsConfig } from '../config.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { Planner } from './planner.js';
import { SealedMessages } from './sealed-messages.js';
import { SenderContext } from './sender-context.js';
import { Sender } from './sender.js';

@Module({
  imports: [BookedThingsModule],
  providers: [
    Channels,
    DeliveriesRepository,
    MailChannel,
    Planner,
    SealedMessages,
    Sender,
    SenderContext,
    StoppedNumbersRepository,
    TextChannel,
    {
      provide: SealedBox,
      inject: [CONFIG],
      useFactory: (config: NotificationsConfig) => new SealedBox(config.MAIL_SEALING_PRIVATE_KEYS),
    },
  ],
  exports: [BookedThingsModule, DeliveriesRepository, Planner, SealedBox, StoppedNumbersRepository, TextChannel],
})
export class DeliveriesModule {}
