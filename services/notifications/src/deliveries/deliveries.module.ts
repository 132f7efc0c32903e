import { Module } from '@nestjs/common';
import { BookedThingsModule } from '../booked-things/booked-things.module.js';
import { Channels } from '../channels/channels.js';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import { StoppedNumbersRepository } from '../opt-outs/stopped-numbers.repository.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { Planner } from './planner.js';
import { SenderContext } from './sender-context.js';
import { Sender } from './sender.js';

@Module({
  imports: [BookedThingsModule],
  providers: [
    Channels,
    DeliveriesRepository,
    MailChannel,
    Planner,
    Sender,
    SenderContext,
    StoppedNumbersRepository,
    TextChannel,
  ],
  exports: [BookedThingsModule, DeliveriesRepository, Planner, StoppedNumbersRepository, TextChannel],
})
export class DeliveriesModule {}
