import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { mailAddressOf } from '@yarrow/kit/values/mail-address';
import { createTransport, type Transporter } from 'nodemailer';
import { reportAddressOf, type NotificationsConfig } from '../config.js';
import { calendarText } from '../templates/calendar-entry.js';
import { renderMail } from '../templates/mail-layout.js';
import type { MailMessage } from '../templates/message.js';
import { DeliveryError } from './delivery-error.js';

/** Hands mail in by SMTP. */
@Injectable()
export class MailChannel implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly address: string;
  private readonly domain: string;

  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly clock: Clock,
  ) {
    this.transport = createTransport({
      url: config.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    this.address = mailAddressOf(config.MAIL_FROM);
    this.domain = this.address.split('@')[1] ?? 'yarrow.example';
  }

  /**
   * @param deliveryId also the Message-ID, so that a mail that was handed in twice arrives once
   * @returns the Message-ID
   * @throws DeliveryError
   */
  async send(deliveryId: string, recipient: string, message: MailMessage): Promise<string> {
    const { html, text } = await renderMail(message, reportAddressOf(this.config));
    const [entry, ...entries] = message.calendarEntries ?? (message.calendar ? [message.calendar] : []);
    const messageId = `<${deliveryId}@${this.domain}>`;
    try {
      await this.transport.sendMail({
        from: this.senderOf(message),
        to: recipient,
        subject: message.subject,
        messageId,
        html,
        text,
        ...(entry && {
          icalEvent: {
            method: entry.method,
            filename: 'appointment.ics',
            content: calendarText([entry, ...entries], this.address, this.clock.now().getTime()),
          },
        }),
      });
    } catch (error) {
      const { responseCode = 0, message: reason } = error as { responseCode?: number; message: string };
      throw new DeliveryError(reason, responseCode >= 500);
    }
    return messageId;
  }

  /** @throws where the server does not let us in */
  async ping(): Promise<void> {
    await this.transport.verify();
  }

  /** In the practice's name, from our own address: only that is signed for. */
  private senderOf({ practice }: MailMessage): string | { name: string; address: string } {
    return practice ? { name: `${practice} via Yarrow`, address: this.address } : this.config.MAIL_FROM;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
