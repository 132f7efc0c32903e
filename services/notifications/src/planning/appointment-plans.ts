import type { Appointment, AppointmentCancelled } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { CalendarEntry, MailMessage } from '../templates/message.js';
import { endOf, startOf, timeForClient, timeForPractitioner } from '../appointment-copies/appointment-times.js';
import { formatAmount } from './money.js';
import type { Plan } from './plan.js';

/** When clients are reminded, minutes before the start (spec readings, "Reminder timing choices"). */
const EMAIL_REMINDER_MINUTES = 24 * 60;
const TEXT_REMINDER_MINUTES = 2 * 60;

/** Whom a message is for. */
type Side = 'client' | 'practitioner';

/** The words of all messages about appointments. @param publicUrl root of the site */
export class AppointmentPlans {
  constructor(
    private readonly appointment: Appointment,
    private readonly publicUrl: string,
    /** Epoch milliseconds at which it happened. */
    private readonly at: number,
  ) {}

  requested(): Plan[] {
    const { host, attendee } = this.appointment;
    return [
      this.mail('client', 'appointment_requested', 'pending', {
        subject: `Your request to ${host?.practiceName} was sent`,
        heading: 'Your request is on its way',
        paragraphs: [
          `${host?.practitionerName} will confirm or suggest another time. We will tell you as soon as there is an answer.`,
        ],
        action: { label: 'See your request', url: this.clientPage },
      }),
      this.mail('practitioner', 'appointment_requested', 'pending', {
        subject: `New appointment request from ${this.clientName}`,
        heading: `${attendee?.firstName} would like to come`,
        paragraphs: [this.appointment.newClient ? 'This is a new client.' : 'You have met before.', ...this.note()],
        action: { label: 'Accept or decline', url: this.calendarPage },
      }),
      this.text(
        'practitioner',
        'appointment_requested',
        'pending',
        `Yarrow: ${this.clientName} asks for ${this.service}, ${timeForPractitioner(this.appointment)}. ${this.calendarPage}`,
      ),
    ];
  }

  accepted(automatic: boolean): Plan[] {
    const { host, cancellation } = this.appointment;
    const plans = [
      this.mail('client', 'appointment_accepted', 'approved', {
        subject: `Confirmed: ${this.service} with ${host?.practiceName}`,
        heading: 'Your appointment is confirmed',
        paragraphs: [`${host?.practitionerName} is looking forward to seeing you.`],
        action: { label: 'See your appointment', url: this.clientPage },
        closing: cancellation?.text,
        calendar: this.calendar('REQUEST', 'client'),
      }),
      this.text(
        'client',
        'appointment_accepted',
        'approved',
        `Yarrow: your ${this.service} with ${host?.practiceName} is confirmed for ${timeForClient(this.appointment).replace('\n', ' / ')}. ${this.clientPage}`,
      ),
      ...this.reminders(),
    ];
    if (!automatic) return plans;
    return [
      ...plans,
      this.mail('practitioner', 'appointment_booked', 'approved', {
        subject: `New booking from ${this.clientName}`,
        heading: `${this.clientName} booked a visit`,
        paragraphs: this.note(),
        action: { label: 'See it on your calendar', url: this.calendarPage },
        calendar: this.calendar('REQUEST', 'practitioner'),
      }),
    ];
  }

  declined(): Plan[] {
    const { host } = this.appointment;
    return [
      this.mail('client', 'appointment_declined', 'declined', {
        subject: `${host?.practiceName} cannot take your appointment`,
        heading: 'This time did not work out',
        paragraphs: [
          `${host?.practitionerName} had to decline your request. You have not been charged; what was paid already goes back in full.`,
        ],
        action: { label: 'Choose another time', url: this.bookPage },
      }),
    ];
  }

  cancelled({ cancelledBy, feeCents, practitionerNote }: AppointmentCancelled): Plan[] {
    const { host, currency } = this.appointment;
    const byClient = cancelledBy === 'client';
    const fee = feeCents > 0 ? [`Under the cancellation terms ${formatAmount(feeCents, currency)} is still owed.`] : [];
    return [
      this.mail('client', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${this.service} with ${host?.practiceName}`,
        heading: 'Your appointment was cancelled',
        paragraphs: [
          byClient ? 'You cancelled this visit.' : `${host?.practitionerName} had to cancel this visit.`,
          ...words(practitionerNote),
          ...fee,
        ],
        action: { label: 'Book another appointment', url: this.bookPage },
        calendar: this.calendar('CANCEL', 'client'),
      }),
      this.mail('practitioner', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${this.clientName}, ${this.service}`,
        heading: byClient ? `${this.clientName} cancelled` : 'You cancelled a visit',
        paragraphs: ['The time is free again.', ...fee],
        action: { label: 'See your calendar', url: this.calendarPage },
        calendar: this.calendar('CANCEL', 'practitioner'),
      }),
      ...(byClient
        ? []
        : [
            this.text(
              'client',
              'appointment_cancelled',
              'cancelled',
              `Yarrow: ${host?.practiceName} had to cancel your ${this.service}. ${this.clientPage}`,
            ),
          ]),
    ];
  }

  expired(): Plan[] {
    if (this.appointment.paymentRequirement === 'none') return [];
    return [
      this.mail('client', 'appointment_expired', 'unavailable', {
        subject: `Your booking with ${this.appointment.host?.practiceName} was not completed`,
        heading: 'The time is free again',
        paragraphs: [
          'The payment did not arrive in time. If your card was charged after all, the whole amount goes back to it.',
        ],
        action: { label: 'Choose a time', url: this.bookPage },
      }),
    ];
  }

  /** A later time makes new reminders; the old ones no longer hold. */
  rescheduled(): Plan[] {
    const { host, state } = this.appointment;
    if (state !== 'approved') return [];
    return [
      this.mail('client', 'appointment_rescheduled', 'approved', {
        subject: `New time: ${this.service} with ${host?.practiceName}`,
        heading: 'Your appointment has a new time',
        paragraphs: ['Your calendar entry is updated with this mail.'],
        action: { label: 'See your appointment', url: this.clientPage },
        calendar: this.calendar('REQUEST', 'client'),
      }),
      ...this.reminders(),
    ];
  }

  private reminders(): Plan[] {
    const { host } = this.appointment;
    const mail = this.mail('client', 'appointment_reminder', 'approved', {
      subject: `Reminder: ${this.service} with ${host?.practiceName}`,
      heading: 'See you soon',
      paragraphs: [`This is a reminder of your visit with ${host?.practitionerName}.`],
      action: { label: 'See your appointment', url: this.clientPage },
      closing: this.appointment.cancellation?.text,
    });
    const text = this.text(
      'client',
      'appointment_reminder',
      'approved',
      `Yarrow: reminder of your ${this.service} with ${host?.practiceName}, ${timeForClient(this.appointment).replace('\n', ' / ')}. ${this.clientPage}`,
    );
    const before = (plan: Plan, minutes: number): Plan => ({
      ...plan,
      sendAt: startOf(this.appointment) - minutes * 60_000,
    });
    // A reminder whose moment had passed when booked is not sent.
    return [before(mail, EMAIL_REMINDER_MINUTES), before(text, TEXT_REMINDER_MINUTES)].filter(
      ({ sendAt }) => sendAt > this.at,
    );
  }

  private mail(side: Side, kind: string, onlyWhile: string, words: Omit<MailMessage, 'preview' | 'details'>): Plan {
    const { host, attendee } = this.appointment;
    const message: MailMessage = {
      ...words,
      preview: words.paragraphs[0] ?? words.subject,
      details: this.details(side),
    };
    return this.plan(kind, 'email', (side === 'client' ? attendee?.email : host?.email) ?? '', onlyWhile, message);
  }

  private text(side: Side, kind: string, onlyWhile: string, body: string): Plan {
    const { host, attendee } = this.appointment;
    return this.plan(kind, 'sms', (side === 'client' ? attendee?.phone : host?.phone) ?? '', onlyWhile, { body });
  }

  private plan(
    kind: string,
    channel: Plan['channel'],
    recipient: string,
    onlyWhile: string,
    message: Plan['message'],
  ): Plan {
    const { appointmentId } = this.appointment;
    const subject = `${appointmentId} ${startOf(this.appointment)}`;
    return { kind, subject, recipient, channel, message, appointment: this.appointment, onlyWhile, sendAt: this.at };
  }

  private details(side: Side): MailMessage['details'] {
    const { lines, host, attendee, amountCents, currency } = this.appointment;
    const when = side === 'client' ? timeForClient(this.appointment) : timeForPractitioner(this.appointment);
    const contact = [this.clientName, attendee?.email, attendee?.phone].filter(Boolean).join('\n');
    return [
      {
        label: 'What',
        value: lines
          .map(({ name, durationMinutes }) => (durationMinutes ? `${name}, ${durationMinutes} minutes` : name))
          .join('\n'),
      },
      { label: 'When', value: when },
      { label: 'Where', value: this.where },
      {
        label: side === 'client' ? 'With' : 'Client',
        value: side === 'client' ? [host?.practitionerName, host?.practiceName].filter(Boolean).join(', ') : contact,
      },
      { label: 'Price', value: formatAmount(amountCents, currency) },
    ].filter(({ value }) => value);
  }

  /** What is hidden stays hidden until the appointment stands. */
  private get where(): string {
    const { place, state } = this.appointment;
    const stands = state === 'approved';
    if (place?.kind === 'virtual')
      return [place.name, stands ? place.virtualLink || place.virtualInstructions : ''].filter(Boolean).join('\n');
    return [place?.name, stands || !place?.hideAddress ? place?.singleLine : ''].filter(Boolean).join('\n');
  }

  private calendar(method: CalendarEntry['method'], side: Side): CalendarEntry {
    const { appointmentId, version, host, attendee, place } = this.appointment;
    const practice = { name: host?.practiceName ?? '', email: host?.email ?? '' };
    const client = { name: this.clientName, email: attendee?.email ?? '' };
    return {
      method,
      uid: `${appointmentId}@yarrow`,
      sequence: version,
      startsAt: startOf(this.appointment),
      endsAt: endOf(this.appointment),
      summary: side === 'client' ? `${this.service} with ${practice.name}` : `${this.service}: ${client.name}`,
      description: side === 'client' ? this.clientPage : this.calendarPage,
      location: this.where.split('\n').at(-1) ?? place?.name ?? '',
      organizer: practice,
      attendee: side === 'client' ? client : practice,
    };
  }

  private note(): string[] {
    return words(this.appointment.clientNote);
  }

  private get service(): string {
    return this.appointment.lines.find(({ addOn }) => !addOn)?.name ?? 'appointment';
  }

  private get clientName(): string {
    const { attendee } = this.appointment;
    return [attendee?.firstName, attendee?.lastName].filter(Boolean).join(' ');
  }

  private get clientPage(): string {
    return `${this.publicUrl}/m/c/${this.appointment.instantActionToken}`;
  }

  private get calendarPage(): string {
    return `${this.publicUrl}/portal/calendar#${this.appointment.instantActionToken}`;
  }

  private get bookPage(): string {
    return `${this.publicUrl}/p/${this.appointment.host?.slug}/book`;
  }
}

function words(typed: string): string[] {
  return typed ? [`“${typed}”`] : [];
}
