import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { endOf, startOf, timeForClient, timeForPractitioner } from '../../projection/appointment-times.js';
import { mailOf, type MailText, type PlannedMessage } from '../../deliveries/planned-message.js';
import { rows } from '../../templates/inert-text.js';
import type { CalendarEntry, MailMessage } from '../../templates/message.js';
import { formatAmount } from '../money.js';
import { placeText } from '../place-texts.js';

/** The recipient of a message. */
export type Side = 'client' | 'practitioner';

/** The text of a mail about an appointment, in addition to the details that all of them have. */
export type AppointmentMail = Omit<MailText, 'details' | 'practice'> & {
  /** Details before those that all mails have. */
  first?: MailMessage['details'];
};

/** What all messages about an appointment have in common. */
export class AppointmentMessageTemplate {
  constructor(
    readonly appointment: Appointment,
    /** Root of the site. */
    readonly publicUrl: string,
    /** Epoch milliseconds at which it happened. */
    readonly at: number,
  ) {}

  /** @param onlyWhile state in which the appointment has to be when the message is due */
  mail(side: Side, kind: string, onlyWhile: string, { first = [], ...text }: AppointmentMail): PlannedMessage {
    const { host, attendee } = this.appointment;
    const details = [...first, ...this.details(side)];
    const message = mailOf({ ...text, practice: host?.practiceName ?? '', details });
    const recipient = (side === 'client' ? attendee?.email : host?.email) ?? '';
    return { ...this.plan(side, kind, onlyWhile), channel: 'email', recipient, message };
  }

  text(side: Side, kind: string, onlyWhile: string, body: string): PlannedMessage {
    const { host, attendee } = this.appointment;
    const recipient = (side === 'client' ? attendee?.phone : host?.phone) ?? '';
    return { ...this.plan(side, kind, onlyWhile), channel: 'sms', recipient, message: { body } };
  }

  calendar(method: CalendarEntry['method'], side: Side): CalendarEntry {
    const { appointmentId, calendarSequence, host, attendee, place, timeZone } = this.appointment;
    const practice = { name: host?.practiceName || 'Yarrow', email: host?.email ?? '' };
    const client = { name: this.clientName || 'Client', email: attendee?.email ?? '' };
    return {
      method,
      uid: `${appointmentId}@yarrow`,
      sequence: calendarSequence,
      startsAt: startOf(this.appointment),
      endsAt: endOf(this.appointment),
      timeZone,
      summary: side === 'client' ? `${this.service} with ${practice.name}` : `${this.service}: ${client.name}`,
      description: side === 'client' ? this.clientPage : this.calendarPage,
      location: this.where.split('\n').at(-1) || (place?.name ?? ''),
      organizer: { name: practice.name },
      attendee: side === 'client' ? client : practice,
    };
  }

  /** Cancels the calendar entry, where there ever was one. */
  withdrawal(side: Side): { calendar?: CalendarEntry } {
    return this.appointment.calendarSequence > 0 ? { calendar: this.calendar('CANCEL', side) } : {};
  }

  /** The practice's own text about cancelling. */
  get closing(): { closing?: string } {
    const text = this.appointment.cancellation?.text;
    return text ? { closing: text } : {};
  }

  get service(): string {
    return this.appointment.lines.find(({ addOn }) => !addOn)?.name ?? 'appointment';
  }

  get practice(): string {
    return this.appointment.host?.practiceName ?? '';
  }

  get practitioner(): string {
    return this.appointment.host?.practitionerName ?? '';
  }

  get clientName(): string {
    const { attendee } = this.appointment;
    return [attendee?.firstName, attendee?.lastName].filter(Boolean).join(' ');
  }

  /** IANA zone of the browser that booked, else of the place. */
  get clientZone(): string {
    const { attendee, timeZone } = this.appointment;
    return attendee?.timeZone || timeZone;
  }

  /** For the client, on one line. */
  get when(): string {
    return timeForClient(this.appointment).replace('\n', ' / ');
  }

  get clientPage(): string {
    return `${this.publicUrl}/m/c/${this.appointment.instantActionToken}`;
  }

  get calendarPage(): string {
    // The practice's own token; without one the calendar opens as it is, since the client's is not for the practice.
    const { practiceToken } = this.appointment;
    return `${this.publicUrl}/portal/calendar${practiceToken && `#${practiceToken}`}`;
  }

  get bookPage(): string {
    return `${this.publicUrl}/p/${this.appointment.host?.slug}/book`;
  }

  private plan(side: Side, kind: string, onlyWhile: string) {
    const { appointmentId, host } = this.appointment;
    const startsAt = startOf(this.appointment);
    return {
      kind,
      topic: `${appointmentId} ${startsAt}`,
      ...(side === 'client' && { onBehalfOf: host?.practiceId }),
      bookingId: appointmentId,
      holdsWhile: { state: onlyWhile, startsAt },
      sendAt: this.at,
    };
  }

  private details(side: Side): MailMessage['details'] {
    const { lines, host, attendee, amountCents, currency, packageSession } = this.appointment;
    const when = side === 'client' ? timeForClient(this.appointment) : timeForPractitioner(this.appointment);
    const contact = rows(this.clientName, attendee?.email, attendee?.phone);
    const used = packageSession && this.sessionUsed();
    return [
      {
        label: 'What',
        value: rows(
          ...lines.map(({ name, durationMinutes }) => (durationMinutes ? `${name}, ${durationMinutes} minutes` : name)),
        ),
      },
      { label: 'When', value: when },
      { label: 'Where', value: this.where, isLink: this.appointment.place?.kind === 'virtual' },
      {
        label: side === 'client' ? 'With' : 'Client',
        value:
          side === 'client' ? rows([host?.practitionerName, host?.practiceName].filter(Boolean).join(', ')) : contact,
      },
      { label: 'Package', value: used ?? '' },
      // A covered session costs nothing more; only what was added to it is a price.
      { label: 'Price', value: used && amountCents === 0 ? '' : formatAmount(amountCents, currency) },
    ].filter(({ value }) => value);
  }

  /** `Five massages: session 3 of 5` */
  private sessionUsed(): string {
    const { name = '', sessionNumber = 0, numberOfSessions = 0 } = this.appointment.packageSession ?? {};
    return `${name}: session ${sessionNumber} of ${numberOfSessions}`;
  }

  /** Hidden addresses stay hidden until the appointment is accepted. */
  private get where(): string {
    return placeText(this.appointment.place, this.appointment.state === 'approved');
  }
}
