import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { BookableEvent, Registration, RegistrationCancelled } from '@yarrow/contracts/scheduling/v1/events_pb';
import { mailOf, type MailText, type PlannedMessage } from '../../deliveries/planned-message.js';
import { textNoLaterThan } from '../../deliveries/text-hours.js';
import { eventSpan } from '../../projection/booking.js';
import { paragraphsOf, rows } from '../../templates/inert-text.js';
import type { CalendarEntry, MailMessage } from '../../templates/message.js';
import { timeForClient, timeIn } from '../../templates/shown-time.js';
import type { ReminderMinutes } from '../../reminder-settings/reminder-rules.js';
import type { Side } from '../appointments/appointment-message-template.js';
import { formatAmount } from '../money.js';
import { placeDifference, placeText } from '../place-texts.js';

type RegistrationMail = Omit<MailText, 'details' | 'practice'> & { first?: MailMessage['details'] };

const REMINDER = 'registration_reminder';
/** What is planned for later when a registration is confirmed. */
export const LATER_KINDS = [REMINDER];

/** Plans the messages for each change of a registration. */
export class RegistrationMessages {
  private readonly event: BookableEvent;

  /**
   * @param registration with its event as it is now
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   * @param minutes when the practice reminds
   */
  constructor(
    private readonly registration: Registration,
    private readonly publicUrl: string,
    private readonly at: number,
    private readonly minutes: ReminderMinutes,
  ) {
    if (!registration.event) throw new Error(`Registration ${registration.registrationId} has no event`);
    this.event = registration.event;
  }

  confirmed(): PlannedMessage[] {
    const { name, host, instructions } = this.event;
    if (this.isRecordOnly) return [];
    return [
      this.mail('client', 'registration_confirmed', 'booked', {
        subject: `Registered: ${name} with ${host?.practiceName}`,
        heading: "You're registered",
        paragraphs: [`${host?.practitionerName} is looking forward to seeing you.`, ...paragraphsOf(instructions)],
        action: { label: 'See your registration', url: this.clientPage },
        calendar: this.calendar('REQUEST'),
        ...this.closing(),
      }),
      this.text(
        'registration_confirmed',
        'booked',
        `Yarrow: you're registered for ${name} with ${host?.practiceName}, ${this.when('client').replace('\n', ' / ')}. ${this.clientPage} Reply STOP to end texts.`,
      ),
      ...this.confirmedToPractitioner(),
      ...this.reminders(),
    ];
  }

  /** A practitioner who added the client needs no mail about it. */
  private confirmedToPractitioner(): PlannedMessage[] {
    if (this.registration.bookedBy === 'pro') return [];
    return [
      this.mail('practitioner', 'registration_confirmed', 'booked', {
        subject: `New registration for ${this.event.name} from ${this.clientName}`,
        heading: `${this.clientName} registered`,
        paragraphs: [this.places()],
        action: { label: 'See your calendar', url: this.calendarPage },
      }),
    ];
  }

  cancelled({ cancelledBy, feeCents }: RegistrationCancelled): PlannedMessage[] {
    if (this.isRecordOnly) return [];
    const { name, host } = this.event;
    const byOwner = cancelledBy === 'owner';
    const fee =
      feeCents > 0
        ? [`Under the cancellation terms the fee is ${this.money(feeCents)}; anything already paid counts toward it.`]
        : [];
    const wholeEvent = byOwner && this.event.cancelled;
    const whoDid = wholeEvent ? 'had to cancel this event' : 'cancelled your registration';
    const who = byOwner
      ? `${host?.practitionerName} ${whoDid}. You'll get a full refund.`
      : "You've given up your place.";
    const toClient = this.mail('client', 'registration_cancelled', 'cancelled', {
      subject: `Cancelled: ${name} with ${host?.practiceName}`,
      heading: wholeEvent ? 'The event was cancelled' : 'Your registration was cancelled',
      paragraphs: [who, ...fee],
      action: { label: `See what ${host?.practiceName} offers`, url: this.profilePage },
      ...(this.registration.calendarSequence > 0 && { calendar: this.calendar('CANCEL') }),
    });
    if (byOwner) {
      const what = wholeEvent ? `had to cancel ${name}` : `cancelled your registration for ${name}`;
      const body = `Yarrow: ${host?.practiceName} ${what}, ${this.when('client').replace('\n', ' / ')}. ${this.clientPage}`;
      return [toClient, this.text('registration_cancelled', 'cancelled', body)];
    }
    return [
      toClient,
      this.mail('practitioner', 'registration_cancelled', 'cancelled', {
        subject: `Registration cancelled: ${this.clientName}, ${name}`,
        heading: `${this.clientName} cancelled`,
        paragraphs: ['The place is free again.', ...fee],
        action: { label: 'See your calendar', url: this.calendarPage },
      }),
    ];
  }

  expired(): PlannedMessage[] {
    if (this.registration.paymentRequirement === 'none') return [];
    return [
      this.mail('client', 'registration_expired', 'unavailable', {
        subject: `Your registration for ${this.event.name} wasn't completed`,
        heading: 'The place is free again',
        paragraphs: [
          "Your payment didn't arrive in time. If your card was charged after all, you'll get a full refund.",
        ],
        action: { label: 'See the event', url: `${this.profilePage}/events/${this.event.eventId}` },
      }),
    ];
  }

  /** The event has another time or another place. @param previous when and where it was */
  moved(previous: BookableEvent): PlannedMessage[] {
    const { name, host } = this.event;
    const { version } = this.registration;
    const before = this.when('client', previous);
    const sameTime = before === this.when('client');
    const rows = [
      sameTime ? { label: 'Previous place', value: where(previous) } : { label: 'Previous time', value: before },
    ].filter(({ value }) => value);
    const news = sameTime ? (placeDifference(previous.place, this.event.place, true) ?? 'place') : 'time';
    const moved = [
      this.mail('client', 'event_moved', 'booked', {
        subject: `New ${news}: ${name} with ${host?.practiceName}`,
        heading: `${name} has a new ${news}`,
        paragraphs: ['Your place is safe, and this email updates your calendar entry.'],
        first: rows,
        action: { label: 'Keep or give up your place', url: this.clientPage },
        calendar: this.calendar('REQUEST'),
      }),
      this.text(
        'event_moved',
        'booked',
        `Yarrow: ${name} with ${host?.practiceName} is now ${this.when('client').replace('\n', ' / ')}, ${placeInText(this.event)}. ${this.clientPage}`,
      ),
    ];
    // Each change is sent, also one back to an earlier time.
    return moved.map((plan) => ({ ...plan, topic: `${plan.topic} ${version}` }));
  }

  /**
   * Reminders of a registration whose event changed. They replace the planned ones. Their key contains the version, because an
   * event may return to a time whose reminders were withdrawn.
   */
  renewedReminders(): PlannedMessage[] {
    const { state, version } = this.registration;
    if (state !== 'booked') return [];
    return this.reminders().map((plan) => ({ ...plan, topic: `${plan.topic} ${version}` }));
  }

  private reminders(): PlannedMessage[] {
    const { name, host } = this.event;
    const { startsAt, timeZone } = eventSpan(this.registration);
    const zone = this.registration.attendee?.timeZone || timeZone;
    const mail = this.mail('client', REMINDER, 'booked', {
      subject: `Reminder: ${name} with ${host?.practiceName}`,
      heading: 'See you soon',
      paragraphs: [`This is a reminder of ${name}.`],
      action: { label: 'See your registration', url: this.clientPage },
    });
    const body = `Yarrow: reminder of ${name} with ${host?.practiceName}, ${this.when('client').replace('\n', ' / ')}. ${this.clientPage}`;
    const text = this.text(REMINDER, 'booked', body);
    const { appointmentEmailReminderMinutes, appointmentTextReminderMinutes } = this.minutes;
    return [
      { ...mail, sendAt: startsAt - appointmentEmailReminderMinutes * 60_000 },
      { ...text, sendAt: textNoLaterThan(startsAt - appointmentTextReminderMinutes * 60_000, zone) },
    ].filter(({ sendAt }) => sendAt > this.at);
  }

  private mail(side: Side, kind: string, onlyWhile: string, { first = [], ...text }: RegistrationMail): PlannedMessage {
    const { host } = this.event;
    const details = [...first, ...this.details(side)];
    const message = mailOf({ ...text, practice: host?.practiceName ?? '', details });
    const recipient = (side === 'client' ? this.registration.attendee?.email : host?.email) ?? '';
    return { ...this.plan(side, kind, onlyWhile), recipient, channel: 'email', message };
  }

  private text(kind: string, onlyWhile: string, body: string): PlannedMessage {
    const recipient = this.registration.attendee?.phone ?? '';
    return { ...this.plan('client', kind, onlyWhile), recipient, channel: 'sms', message: { body } };
  }

  private plan(side: Side, kind: string, onlyWhile: string) {
    const { registrationId } = this.registration;
    const { startsAt } = eventSpan(this.registration);
    return {
      kind,
      topic: `${registrationId} ${startsAt}`,
      ...(side === 'client' && { onBehalfOf: this.event.host?.practiceId }),
      bookingId: registrationId,
      holdsWhile: { state: onlyWhile, startsAt },
      sendAt: this.at,
    };
  }

  private details(side: Side): MailMessage['details'] {
    const { attendee, amountCents } = this.registration;
    const { host, name } = this.event;
    const contact = rows(this.clientName, attendee?.email, attendee?.phone);
    return [
      { label: 'What', value: rows(name) },
      { label: 'When', value: this.when(side) },
      { label: 'Where', value: where(this.event), isLink: this.event.place?.kind === 'virtual' },
      {
        label: side === 'client' ? 'With' : 'Client',
        value:
          side === 'client' ? rows([host?.practitionerName, host?.practiceName].filter(Boolean).join(', ')) : contact,
      },
      { label: 'Price', value: this.money(amountCents) },
    ].filter(({ value }) => value);
  }

  private when(side: Side, event: BookableEvent = this.event): string {
    const span = eventSpan({ ...this.registration, event });
    if (side === 'practitioner') return timeIn(span, span.timeZone);
    return timeForClient(span, event.place?.kind, this.registration.attendee?.timeZone);
  }

  private calendar(method: CalendarEntry['method']): CalendarEntry {
    const { host, name, place } = this.event;
    const { attendee, registrationId, calendarSequence } = this.registration;
    const practice = host?.practiceName || 'Yarrow';
    const { startsAt, endsAt, timeZone, allDay } = eventSpan(this.registration);
    return {
      method,
      uid: `${registrationId}@yarrow`,
      sequence: calendarSequence,
      startsAt,
      endsAt,
      timeZone,
      ...(allDay && { allDay }),
      summary: `${name} with ${practice}`,
      description: this.clientPage,
      location: where(this.event).split('\n').at(-1) || (place?.name ?? ''),
      organizer: { name: practice },
      attendee: { name: this.clientName || 'Client', email: attendee?.email ?? '' },
    };
  }

  private closing(): { closing?: string } {
    const text = this.registration.cancellation?.text;
    return text ? { closing: text } : {};
  }

  private places(): string {
    const { capacity } = this.event;
    return capacity === undefined ? "There's room for more." : `The event has ${capacity} places in all.`;
  }

  private money(cents: number): string {
    return formatAmount(cents, this.registration.currency);
  }

  /** Written down once the event was over: its client was there, and has nothing to do or to know. */
  private get isRecordOnly(): boolean {
    const { createdAt } = this.registration;
    return createdAt !== undefined && timestampMs(createdAt) >= eventSpan(this.registration).endsAt;
  }

  private get clientName(): string {
    const { attendee } = this.registration;
    return [attendee?.firstName, attendee?.lastName].filter(Boolean).join(' ');
  }

  private get clientPage(): string {
    return `${this.publicUrl}/manage_event_registrations/${this.registration.token}`;
  }

  private get profilePage(): string {
    return `${this.publicUrl}/p/${this.event.host?.slug}`;
  }

  private get calendarPage(): string {
    return `${this.publicUrl}/portal/calendar`;
  }
}

/** Registered clients see the place, hidden addresses included. */
function where({ place }: BookableEvent): string {
  return placeText(place, true);
}

/** On one line, and without the address of a video call, which is on the client's page. */
function placeInText(event: BookableEvent): string {
  return event.place?.kind === 'virtual' ? event.place.name : where(event).replace('\n', ', ');
}
