import { timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { timeForClient as spanForClient, timeIn, type Span } from '../templates/shown-time.js';

/** Epoch milliseconds. */
export function startOf(appointment: Appointment): number {
  if (!appointment.startsAt) throw new Error(`Appointment ${appointment.appointmentId} has no start`);
  return timestampMs(appointment.startsAt);
}

/** Epoch milliseconds. */
export function endOf(appointment: Appointment): number {
  if (!appointment.endsAt) throw new Error(`Appointment ${appointment.appointmentId} has no end`);
  return timestampMs(appointment.endsAt);
}

/** When it takes place, for the client. */
export function timeForClient(appointment: Appointment, span: Span = spanOf(appointment)): string {
  return spanForClient(span, appointment.place?.kind, appointment.attendee?.timeZone);
}

export function timeForPractitioner(appointment: Appointment, span: Span = spanOf(appointment)): string {
  return timeIn(span, span.timeZone);
}

/** The time that an appointment had before it was moved; undefined where that is not known. */
export function earlierSpan(
  appointment: Appointment,
  startsAt: Timestamp | undefined,
  endsAt: Timestamp | undefined,
): Span | undefined {
  if (!startsAt || !endsAt) return undefined;
  return { startsAt: timestampMs(startsAt), endsAt: timestampMs(endsAt), timeZone: appointment.timeZone };
}

function spanOf(appointment: Appointment): Span {
  return { startsAt: startOf(appointment), endsAt: endOf(appointment), timeZone: appointment.timeZone };
}
