import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { EmailTemplatesService } from '../email-templates/email-templates.service.js';
import {
  CONTENT_MAX_LENGTH,
  DEFAULT_CONTENT,
  parseContent,
  type TemplateName,
} from '../email-templates/template-rules.js';
import { AppointmentMessages } from '../planning/appointments/appointment-messages.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { DEFAULT_REMINDERS } from '../reminder-settings/reminder-rules.js';
import { inertMail, inertText } from '../templates/inert-text.js';
import { renderMail } from '../templates/mail-layout.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import type { TypedTemplate } from './communication-settings.service.js';
import { exampleVisit } from './example-visit.js';

/** A mail as it arrives, and the text message that goes with it. */
export interface EmailPreview {
  subject: string;
  html: string;
  text: string;
  textMessage: string;
}

/** Shows mails to clients before they are sent, made by what sends them. */
@Injectable()
export class EmailPreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleProjectionService,
    private readonly templates: EmailTemplatesService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** Requires the practice itself, for a draft: what breaks a rule is shown as it is. */
  async preview(actor: Actor, { name, customContent }: TypedTemplate): Promise<EmailPreview> {
    const { mail, text } = await this.exampleOf(actor, name, (customContent ?? '').slice(0, CONTENT_MAX_LENGTH));
    const { ownAddresses, reportAddress } = this.deliveries;
    const rendered = await renderMail(inertMail(mail, ownAddresses), reportAddress);
    return { subject: mail.subject, ...rendered, textMessage: inertText(text, ownAddresses).body };
  }

  /**
   * The practice itself may; to its own address.
   * @throws DomainError `invalid_custom_content`, `unknown_variable`, `not_found`
   */
  async sendTest(actor: Actor, { name, customContent }: TypedTemplate): Promise<string> {
    const content = parseContent(name, customContent);
    const { mail, recipient } = await this.exampleOf(actor, name, content ?? '');
    await this.dataSource.transaction((tx) =>
      this.deliveries.plan(tx, [
        {
          ...{ kind: 'template_test', topic: newId(), channel: 'email', recipient, sendAt: this.deliveries.now },
          message: { ...mail, subject: `Test: ${mail.subject}` },
        },
      ]),
    );
    return recipient;
  }

  private async exampleOf(
    actor: Actor,
    name: TemplateName,
    content: string,
  ): Promise<{ mail: MailMessage; text: TextMessage; recipient: string }> {
    requirePro(actor);
    const practice = await this.people.findPractice(this.dataSource.manager, actor.practiceId);
    if (!practice)
      throw new DomainError('not_found', 'Your practice is still being set up. Please try again in a moment.');
    const { now, publicUrl } = this.deliveries;
    const visit = exampleVisit(practice, now);
    const messages = new AppointmentMessages(visit, publicUrl, now, DEFAULT_REMINDERS);
    const planned = name === 'appointment_confirmed' ? messages.confirmedAgain() : messages.reminders.list();
    const messageBy = (channel: string) => planned.find((plan) => plan.channel === channel)!.message;
    const { calendar: _calendar, ...mail } = messageBy('email') as MailMessage;
    return {
      mail: await this.templates.worded(mail, content.trim() || DEFAULT_CONTENT[name], visit),
      text: messageBy('sms') as TextMessage,
      recipient: practice.email,
    };
  }
}
