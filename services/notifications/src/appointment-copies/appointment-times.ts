import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { formatDateLong, formatTimeRange } from '@yarrow/time/format';
import { isTimeZone } from '@yarrow/time/zones';

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

/**
 * When it takes place, for the client: in their own zone and, where clocks differ then, in the practitioner's too.
 * Somebody who travels to a place reads that place's time only.
 */
export function timeForClient(appointment: Appointment): string {
  const { timeZone, attendee, place } = appointment;
  const practice = timeIn(appointment, timeZone);
  const own = attendee?.timeZone;
  if (place?.kind !== 'virtual' || !own || !isTimeZone(own) || own === timeZone) return practice;
  const ownTime = timeIn(appointment, own);
  return ownTime === practice ? practice : `${ownTime}\n${practice} for your practitioner`;
}

export function timeForPractitioner(appointment: Appointment): string {
  return timeIn(appointment, appointment.timeZone);
}

function timeIn(appointment: Appointment, zone: string): string {
  const [start, end] = [startOf(appointment), endOf(appointment)];
  return `${formatDateLong(start, zone)}, ${formatTimeRange(start, end, zone)}`;
}
