import type { DescMessage } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { SealedBox, sealedIn } from '@yarrow/kit/security/sealing';
import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Delivery } from './delivery.entity.js';

/** Seals waiting messages, so that they cannot be read in the table or a backup, and opens sealed secrets of events. */
@Injectable()
export class MessageCipher {
  constructor(private readonly box: SealedBox) {}

  async seal(delivery: Delivery, message: MailMessage | TextMessage): Promise<string> {
    return this.box.seal(JSON.stringify(message), contextOf(delivery));
  }

  /** @throws UnsealingError where the key that it was sealed for is gone */
  async open(delivery: Delivery): Promise<MailMessage | TextMessage> {
    const { sealedMessage, message } = delivery;
    if (sealedMessage) return JSON.parse(await this.box.open(sealedMessage, contextOf(delivery))) as MailMessage;
    if (message) return message;
    throw new Error(`Delivery ${delivery.id} has no message.`);
  }

  /**
   * The secret that an event carries for a message.
   * @param secret sealed, or in clear as the last version published it
   */
  async openSecret(
    event: DescMessage,
    aggregateId: string,
    secret: { sealed: string; clear: string },
  ): Promise<string> {
    return secret.sealed ? this.box.open(secret.sealed, sealedIn(event, aggregateId)) : secret.clear;
  }
}

const contextOf = ({ id }: Delivery): string => `delivery ${id}`;
