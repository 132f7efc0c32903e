import { Injectable } from '@nestjs/common';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { SealedMessages } from '../deliveries/sealed-messages.js';
import { MailChannel } from './mail.channel.js';
import { TextChannel } from './text.channel.js';

/** Each delivery by its channel. */
@Injectable()
export class Channels {
  constructor(
    private readonly mail: MailChannel,
    private readonly text: TextChannel,
    private readonly messages: SealedMessages,
  ) {}

  /** @returns the provider's id of the message */
  async send(delivery: Delivery): Promise<string> {
    const { id, channel, recipient, attempts } = delivery;
    const message = await this.messages.open(delivery);
    return channel === 'email'
      ? this.mail.send(id, recipient, message as MailMessage)
      : this.text.send(recipient, message as TextMessage, attempts > 1);
  }
}
