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
import { AppointmentUpdateMessages, SETTLING_MS } from './appointment-update-messages.js';

const BOOKED = 'series_booked';
const UPDATED = 'series_updated';
const CANCELLED = 'series_cancelled';

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
    const changed = updates.filter((update) => this.isOfUse(update));
    const visits = changed.map(({ appointment }) => appointment!);
    const [first, last] = [visits[0], visits.at(-1)];
    if (!first || !last) return [];
    const template = this.templateOf(last);
    const note = changed.find(({ practitionerNote }) => practitionerNote)?.practitionerNote;
    const settlesAt = updates[0]?.settlesAt;
    const sendAt = settlesAt ? timestampMs(settlesAt) + SETTLING_MS : this.at;
    const paragraphs = (who: string) => [`${who} changed these visits.`, ...quoted(note ?? '')];
    const messages = [
      this.mail(visits, 'client', UPDATED, {
        subject: `Changed: ${visits.length} × ${template.service} with ${template.practice}`,
        heading: 'Your appointments were changed',
        paragraphs: [...paragraphs(template.practitioner), 'Your calendar entries are in the file with this mail.'],
        action: { label: 'See your appointment', url: this.templateOf(first).clientPage },
      }),
      this.mail(visits, 'practitioner', UPDATED, {
        subject: `Changed: ${template.clientName}, ${visits.length} × ${template.service}`,
        heading: 'You changed a series',
        paragraphs: paragraphs('You'),
        action: { label: 'See your calendar', url: template.calendarPage },
      }),
      template.text(
        'client',
        UPDATED,
        last.state,
        `Yarrow: ${template.practice} changed ${visits.length} of your visits, the first is ${this.templateOf(first).when}. ${this.templateOf(first).clientPage}`,
      ),
    ];
    return messages.map((message) => ({
      ...message,
      topic: `${last.appointmentId} ${last.version}`,
      bookingId: last.appointmentId,
      holdsWhile: whileAnyStands(visits),
      sendAt,
    }));
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

  private isOfUse(update: AppointmentUpdated): boolean {
    const { appointment } = update;
    if (!appointment) return false;
    return new AppointmentUpdateMessages(appointment, update, this.publicUrl, this.at).isOfUse();
  }

  private mail(visits: readonly Appointment[], side: Side, kind: string, text: AppointmentMail): PlannedMessage {
    const first = visits[0]!;
    const timeOf = side === 'client' ? timeForClient : timeForPractitioner;
    const times = rows(...visits.map((visit) => timeOf(visit).replace('\n', ' / ')));
    const calendar = visits.flatMap((visit) => this.entryOf(visit, side));
    const own = calendar.length > 0 ? { calendarEntries: calendar } : {};
    const details = [{ label: 'Visits', value: times }];
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

/** What became different of one of them has a message of its own; the others have none but this. */
function whileAnyStands(visits: readonly Appointment[]): Condition {
  return { visits: visits.map(({ appointmentId: id, version }) => ({ id, version })) };
}
