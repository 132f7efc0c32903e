import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from '../visits/appointment.entity.js';
import type { AppointmentState } from '../visits/visit-parts.js';
import { addressOf } from '../visits/place-address.js';

/** Where its page is, and what is known of the host. */
export interface CalendarFileContext {
  /** Page of the visit for the recipient of the file. */
  readonly page: string;
  readonly practice: Practice | undefined;
  /** Address that the practice's mail comes from: the platform's, never that with which its owner logs in. */
  readonly organizer: string;
  readonly now: Date;
}

/** One calendar entry for an appointment's whole life: later versions replace earlier ones by UID and SEQUENCE. */
export interface CalendarFile {
  readonly method: ICalCalendarMethod;
  readonly text: string;
}

/** As much of a line as its name needs. */
interface NamedLine {
  readonly name: string;
  readonly addOn: boolean;
}

/** The appointment as iCalendar (RFC 5545, methods of RFC 5546), times in UTC so that no reader needs our zone rules. */
export function calendarFile(
  appointment: Appointment,
  { page, practice, organizer, now }: CalendarFileContext,
): CalendarFile {
  const state = appointment.stateAt(now);
  const status = statusOf(state);
  const method = status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Yarrow', product: 'Appointments', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: `${appointment.id}@yarrow`,
    sequence: appointment.calendarSequence,
    stamp: now,
    created: appointment.createdAt,
    start: appointment.startsAt,
    end: appointment.endsAt,
    status,
    summary: summaryOf(appointment.lines, practice),
    location: locationOf(appointment, state),
    description: `${appointment.lines.map(({ name }) => name).join(', ')}\n${page}`,
    url: page,
  });
  if (practice) event.organizer({ name: practice.name, email: organizer });
  return { method, text: fileText(calendar) };
}

/** Every line ends with CRLF, the last one too (RFC 5545 §3.1). */
export function fileText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

function statusOf(state: AppointmentState): ICalEventStatus {
  if (state === 'approved') return ICalEventStatus.CONFIRMED;
  return state === 'pending' || state === 'awaiting_payment' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
}

/** What a calendar calls the visit. */
export function summaryOf(lines: readonly NamedLine[], practice: Practice | undefined): string {
  const service = lines.find(({ addOn }) => !addOn)?.name ?? 'Appointment';
  return practice ? `${service} with ${practice.name}` : service;
}

/** A hidden address and the link to meet are for accepted visits only. */
function locationOf({ place }: Appointment, state: AppointmentState): string {
  const accepted = state === 'approved';
  if (place.kind === 'virtual') return (accepted && place.virtualLink) || place.name;
  return addressOf(place, accepted);
}
