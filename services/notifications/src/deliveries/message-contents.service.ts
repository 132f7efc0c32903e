import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { ownAddresses, type NotificationsConfig } from '../config.js';
import { EmailTemplatesService } from '../email-templates/email-templates.service.js';
import { inertMail, inertText, withoutLinks } from '../templates/inert-text.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import type { Delivery } from './delivery.entity.js';
import { MessageCipher } from './message.cipher.js';

/** What a delivery says: made inert and sealed when it is planned, opened when it is due. */
@Injectable()
export class MessageContentsService {
  constructor(
    private readonly cipher: MessageCipher,
    private readonly templates: EmailTemplatesService,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async seal(delivery: Delivery, message: MailMessage | TextMessage): Promise<string> {
    const own = ownAddresses(this.config);
    return this.cipher.seal(delivery, 'body' in message ? inertText(message, own) : inertMail(message, own));
  }

  /**
   * In the words that its practice has chosen by now.
   * @throws UnsealingError where the key that it was sealed for is gone
   */
  async open(delivery: Delivery): Promise<MailMessage | TextMessage> {
    const message = await this.cipher.open(delivery);
    if ('body' in message) return message;
    const { paragraphs, preview, ...mail } = await this.templates.applyTo(message, delivery.kind, delivery.bookingId);
    const inert = (text: string) => withoutLinks(text, ownAddresses(this.config));
    return { ...mail, preview: inert(preview), paragraphs: paragraphs.map(inert) };
  }
}
