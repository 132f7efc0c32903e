import { Injectable } from '@nestjs/common';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingProjectionService } from '../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { paragraphsOf } from '../templates/inert-text.js';
import type { MailMessage } from '../templates/message.js';
import { EmailTemplatesRepository } from './email-templates.repository.js';
import { fillIn, parseContent, type TemplateName } from './template-rules.js';
import { valuesOf } from './template-values.js';

/** Kinds of mails to clients that a practice may word. */
const TEMPLATE_OF_KIND: Readonly<Record<string, TemplateName>> = {
  appointment_accepted: 'appointment_confirmed',
  appointment_confirmation_resent: 'appointment_confirmed',
  appointment_reminder: 'appointment_reminder',
};

/** The texts of mails in the words of practices. */
@Injectable()
export class EmailTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: BookingProjectionService,
    private readonly people: PeopleProjectionService,
    private readonly repository: EmailTemplatesRepository,
  ) {}

  /** By the template; of those that a practice has not worded none. */
  async listContents(practiceId: string): Promise<Map<TemplateName, string>> {
    const found = await this.repository.listOf(this.dataSource.manager, practiceId);
    return new Map(found.map(({ name, content }) => [name, content]));
  }

  /** @throws DomainError `invalid_custom_content`, `unknown_variable` */
  async save(tx: EntityManager, practiceId: string, name: TemplateName, typed: string | null): Promise<void> {
    const content = parseContent(name, typed);
    if (content === null) await this.repository.delete(tx, practiceId, name);
    else await this.repository.save(tx, { practiceId, name, content });
  }

  /** A mail with the text that its practice has now: what waits for days is sent in the newest words. */
  async applyTo(mail: MailMessage, kind: string, bookingId: string | null): Promise<MailMessage> {
    const name = TEMPLATE_OF_KIND[kind];
    if (!name || !bookingId) return mail;
    const appointment = await this.bookings.findAppointment(this.dataSource.manager, bookingId);
    const practiceId = appointment?.host?.practiceId ?? '';
    if (!appointment || !isUuid(practiceId)) return mail;
    const template = await this.repository.find(this.dataSource.manager, practiceId, name);
    return template ? this.worded(mail, template.content, appointment) : mail;
  }

  async worded(mail: MailMessage, content: string, appointment: Appointment): Promise<MailMessage> {
    const practice = await this.people.findPractice(this.dataSource.manager, appointment.host?.practiceId ?? '');
    const paragraphs = paragraphsOf(fillIn(content, valuesOf(appointment, practice)));
    return { ...mail, preview: paragraphs[0] ?? mail.preview, paragraphs };
  }
}
