import { Injectable } from '@nestjs/common';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { MailChannel } from './mail.channel.js';
import { TextChannel } from './text.channel.js';

/** Each delivery by its channel. */
@Injectable()
export class Channels {
  constructor(
    private readonly mail: MailChannel,
    private readonly text: TextChannel,
  ) {}

  /** @returns the provider's id of the message */
  async send({ id, channel, recipient, message, attempts }: Delivery): Promise<string> {
    return channel === 'email'
      ? this.mail.send(id, recipient, message as MailMessage)
      : this.text.send(recipient, message as TextMessage, attempts > 1);
  }
}
