import { Module } from '@nestjs/common';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { Channels } from '../channels/channels.js';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { SenderContext } from './sender-context.js';
import { Sender } from './sender.js';

@Module({
  providers: [
    AppointmentCopiesRepository,
    Channels,
    DeliveriesRepository,
    MailChannel,
    Sender,
    SenderContext,
    TextChannel,
  ],
  exports: [AppointmentCopiesRepository, DeliveriesRepository],
})
export class DeliveriesModule {}
