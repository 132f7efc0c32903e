import { Injectable } from '@nestjs/common';
import { SealedBox } from '@yarrow/kit/sealing';
import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Delivery } from './delivery.entity.js';

/** What waiting messages say, unreadable to whoever gets at the table or a copy of it. */
@Injectable()
export class SealedMessages {
  constructor(private readonly box: SealedBox) {}

  async seal(delivery: Delivery, message: MailMessage | TextMessage): Promise<void> {
    delivery.sealedMessage = await this.box.seal(JSON.stringify(message), aboutOf(delivery));
  }

  /** @throws UnsealingError where the key that it was sealed for is gone */
  async open(delivery: Delivery): Promise<MailMessage | TextMessage> {
    const { sealedMessage, message } = delivery;
    if (sealedMessage) return JSON.parse(await this.box.open(sealedMessage, aboutOf(delivery))) as MailMessage;
    if (message) return message;
    throw new Error(`Delivery ${delivery.id} says nothing.`);
  }
}

const aboutOf = ({ id }: Delivery): string => `delivery ${id}`;
