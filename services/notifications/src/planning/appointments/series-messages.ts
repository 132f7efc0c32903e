import { timestampMs } from '@bufbuild/protobuf/wkt';
import type {
  Appointment,
  AppointmentUpdated,
  SeriesBooked,
  SeriesCancelled,
  SeriesUpdated,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Condition } from '../../deliveries/delivery.entity.js';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { startOf, timeForClient, timeForPractitioner } from '../../projection/appointment-times.js';
import { quoted, rows } from '../../templates/inert-text.js';
import type { CalendarEntry, MailMessage } from '../../templates/message.js';
import { type AppointmentMail, AppointmentMessageTemplate, type Side } from './appointment-message-template.js';
import type { PlaceDifference } from '../place-texts.js';
import { AppointmentUpdateMessages, changed, SETTLING_MS } from './appointment-update-messages.js';

const BOOKED = 'series_booked';
const UPDATED = 'series_updated';
const CANCELLED = 'series_cancelled';

/** A visit that changed with others. */
interface Change {
  readonly visit: Appointment;
  readonly messages: AppointmentUpdateMessages;
  readonly practitionerNote: string;
}

/**
 * What is sent of a series: one message to each side of all of its visits, with a calendar file that has an entry for each of
 * them. The UIDs are those of the visits, so that a later change of one visit changes its entry.
 */
export class SeriesMessages {
  /**
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   */
  constructor(
    private readonly publicUrl: string,
    private readonly at: number,
  ) {}

  /** A series that had started when it was written down is confirmed with the visits that are to come. */
  booked({ appointments }: SeriesBooked): PlannedMessage[] {
    const coming = appointments.filter((appointment) => startOf(appointment) > this.at);
    const [first] = coming;
    if (!first) return [];
    const template = this.templateOf(first);
    const what = `${coming.length} × ${template.service}`;
    const messages = [
      this.mail(coming, 'client', BOOKED, {
        subject: `Confirmed: ${what} with ${template.practice}`,
        heading: 'Your appointments are confirmed',
        paragraphs: [`${template.practitioner} is looking forward to seeing you.`],
        action: { label: 'See your first appointment', url: template.clientPage },
        ...(first.cancellation?.text && { closing: first.cancellation.text }),
      }),
      template.text(
        'client',
        BOOKED,
        'approved',
        `Yarrow: your ${what} with ${template.practice} are confirmed, the first for ${template.when}. ${template.clientPage} Reply STOP to end texts.`,
      ),
    ];
    return messages.map((message) => ({ ...message, holdsWhile: whileAnyStands(coming) }));
  }

  /** Once it has settled, of those visits of which something is different from what the client knows. */
  updated({ updates }: SeriesUpdated): PlannedMessage[] {
    const changes = updates.flatMap((update) => this.changeOf(update) ?? []);
    const visits = changes.map(({ visit }) => visit);
    const last = visits.at(-1);
    if (!last) return [];
    if (visits.length === 1) return changes[0]!.messages.list();
    const settlesAt = updates[0]?.settlesAt;
    const sendAt = settlesAt ? timestampMs(settlesAt) + SETTLING_MS : this.at;
    return this.updatedOf(changes).map((message) => ({
      ...message,
      topic: `${last.appointmentId} ${last.version}`,
      bookingId: last.appointmentId,
      holdsWhile: whileAnyStands(visits),
      sendAt,
    }));
  }

  /** @param changes in the order of their times */
  private updatedOf(changes: readonly Change[]): PlannedMessage[] {
    const visits = changes.map(({ visit }) => visit);
    const [first, last] = [this.templateOf(visits[0]!), this.templateOf(visits.at(-1)!)];
    const news = sharedDifference(changes);
    const note = changes.find(({ practitionerNote }) => practitionerNote)?.practitionerNote;
    const paragraphs = (who: string) => [`${who} changed ${changed(news, 'these visits')}.`, ...quoted(note ?? '')];
    const toClient = this.mail(visits, 'client', UPDATED, {
      subject: `${news ? `New ${news}` : 'Changed'}: ${this.namesOf(visits)} with ${last.practice}`,
      heading: news ? `Your appointments have a new ${news}` : 'Your appointments were changed',
      paragraphs: [...paragraphs(last.practitioner), 'The attached file updates your calendar entries.'],
      first: news ? [{ label: 'Previous place', value: changes[0]!.messages.whereBefore }] : [],
      action: { label: 'See your appointment', url: first.clientPage },
    });
    const toPractitioner = this.mail(visits, 'practitioner', UPDATED, {
      subject: `Changed: ${last.clientName}, ${this.namesOf(visits)}`,
      heading: 'You changed a series',
      paragraphs: paragraphs('You'),
      action: { label: 'See your calendar', url: last.calendarPage },
    });
    const what = changed(news, `${visits.length} of your visits`);
    const body = `Yarrow: ${last.practice} changed ${what}, the first is ${first.when}. ${first.clientPage}`;
    // Of a location that they changed themselves practitioners get no message for each client.
    const isFollowing = changes.every(({ messages }) => messages.followsLocation);
    const text = last.text('client', UPDATED, last.appointment.state, body);
    return [toClient, ...(isFollowing ? [] : [toPractitioner]), text];
  }

  cancelled({ appointments, practitionerNote }: SeriesCancelled): PlannedMessage[] {
    const [first] = appointments;
    if (!first) return [];
    const template = this.templateOf(first);
    const what = `${appointments.length} × ${template.service}`;
    const note = quoted(practitionerNote);
    return [
      this.mail(appointments, 'client', CANCELLED, {
        subject: `Cancelled: ${what} with ${template.practice}`,
        heading: 'Your appointments were cancelled',
        paragraphs: [`${template.practitioner} had to cancel these visits.`, ...note],
        action: { label: 'Book another appointment', url: template.bookPage },
      }),
      this.mail(appointments, 'practitioner', CANCELLED, {
        subject: `Cancelled: ${template.clientName}, ${what}`,
        heading: 'You cancelled a series',
        paragraphs: ['The times are free again.'],
        action: { label: 'See your calendar', url: template.calendarPage },
      }),
      template.text(
        'client',
        CANCELLED,
        'cancelled',
        `Yarrow: ${template.practice} had to cancel ${what}. ${template.clientPage}`,
      ),
    ];
  }

  /** Undefined if the client has nothing to know. */
  private changeOf(update: AppointmentUpdated): Change | undefined {
    const { appointment: visit, practitionerNote } = update;
    if (!visit) return undefined;
    const messages = new AppointmentUpdateMessages(visit, update, this.publicUrl, this.at);
    return messages.isOfUse() ? { visit, messages, practitionerNote } : undefined;
  }

  /** `3 × Massage`, or how many where they are not all the same. */
  private namesOf(visits: readonly Appointment[]): string {
    const names = new Set(visits.map((visit) => this.templateOf(visit).service));
    const [name] = names;
    return names.size === 1 ? `${visits.length} × ${name}` : `${visits.length} visits`;
  }

  private mail(visits: readonly Appointment[], side: Side, kind: string, text: AppointmentMail): PlannedMessage {
    const first = visits[0]!;
    const timeOf = side === 'client' ? timeForClient : timeForPractitioner;
    const times = rows(...visits.map((visit) => timeOf(visit).replace('\n', ' / ')));
    const calendar = visits.flatMap((visit) => this.entryOf(visit, side));
    const own = calendar.length > 0 ? { calendarEntries: calendar } : {};
    const details = [...(text.first ?? []), { label: 'Visits', value: times }];
    const planned = this.templateOf(first).mail(side, kind, first.state, { ...text, first: details, ...own });
    const message = planned.message as MailMessage;
    // The time of the first stands among all of them.
    return { ...planned, message: { ...message, details: message.details.filter(({ label }) => label !== 'When') } };
  }

  /** Of what was cancelled only where calendars had it; several entries go as a publication (RFC 5546, section 3.2.1). */
  private entryOf(visit: Appointment, side: Side): CalendarEntry[] {
    if (visit.state === 'approved') return [this.templateOf(visit).calendar('PUBLISH', side)];
    if (visit.state !== 'cancelled' || visit.calendarSequence === 0) return [];
    return [{ ...this.templateOf(visit).calendar('PUBLISH', side), cancelled: true }];
  }

  private templateOf(appointment: Appointment): AppointmentMessageTemplate {
    return new AppointmentMessageTemplate(appointment, this.publicUrl, this.at);
  }
}

/** What is new of the place of all of them, where that is the same and nothing else changed. */
function sharedDifference(changes: readonly Change[]): PlaceDifference | undefined {
  const all = new Set(changes.map(({ messages }) => messages.onlyPlaceDifference));
  const [news] = all;
  return all.size === 1 ? news : undefined;
}

/** What became different of one of them has a message of its own; the others have none but this. */
function whileAnyStands(visits: readonly Appointment[]): Condition {
  return { visits: visits.map(({ appointmentId: id, version }) => ({ id, version })) };
}
