import { Injectable } from '@nestjs/common';
import { EmailTemplatesService } from '../email-templates/email-templates.service.js';
import { inertMail, inertText } from '../templates/inert-text.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Delivery } from './delivery.entity.js';
import { MessageCipher } from './message.cipher.js';

/** What a delivery says: made inert and sealed when it is planned, opened when it is due. */
@Injectable()
export class MessageContentsService {
  constructor(
    private readonly cipher: MessageCipher,
    private readonly templates: EmailTemplatesService,
  ) {}

  async seal(delivery: Delivery, message: MailMessage | TextMessage): Promise<string> {
    return this.cipher.seal(delivery, 'body' in message ? inertText(message) : inertMail(message));
  }

  /**
   * In the words that its practice has chosen by now.
   * @throws UnsealingError where the key that it was sealed for is gone
   */
  async open(delivery: Delivery): Promise<MailMessage | TextMessage> {
    const message = await this.cipher.open(delivery);
    return 'body' in message ? message : this.templates.applyTo(message, delivery.kind, delivery.bookingId);
  }
}
