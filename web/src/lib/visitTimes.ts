import { formatDateLong, formatTime, formatTimeRange, zoneLabel } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { isTimeZone } from '@yarrow/time/zones';

/** The times of a visit as the contract gives them: ISO 8601 with an offset, and IANA zones. */
export interface VisitTimes {
  startsAt: string;
  endsAt: string;
  /** Zone of the place. */
  timeZone: string;
  clientTimeZone: string;
}

/** The zone in which a client reads the times of a visit: the one they booked in, or the place's where it is unknown. */
export function readingZone({ clientTimeZone, timeZone }: Pick<VisitTimes, 'clientTimeZone' | 'timeZone'>): string {
  return isTimeZone(clientTimeZone) ? clientTimeZone : timeZone;
}

/** `Friday, November 20, 2026` in the client's zone. */
export function visitDate(times: VisitTimes): string {
  return formatDateLong(parseOffsetDateTime(times.startsAt), readingZone(times));
}

/** `9:00 AM – 10:00 AM New York time` in the client's zone. */
export function visitHours(times: VisitTimes): string {
  return hoursIn(times, readingZone(times));
}

/** The same in the practitioner's zone, with the day where it is another one; undefined where clocks agree. */
export function practitionerHours(times: VisitTimes): string | undefined {
  const { startsAt, timeZone } = times;
  const instant = parseOffsetDateTime(startsAt);
  const zone = readingZone(times);
  const sameDay = formatDateLong(instant, zone) === formatDateLong(instant, timeZone);
  if (sameDay && formatTime(instant, zone) === formatTime(instant, timeZone)) return undefined;
  const hours = hoursIn(times, timeZone);
  return sameDay ? hours : `${formatDateLong(instant, timeZone)}, ${hours}`;
}

/** `9:00 AM New York time` of an instant in a zone. */
export function clockTime(instant: string, zone: string): string {
  const epochMs = parseOffsetDateTime(instant);
  return `${formatTime(epochMs, zone)} ${zoneLabel(epochMs, zone)}`;
}

function hoursIn({ startsAt, endsAt }: VisitTimes, zone: string): string {
  return formatTimeRange(parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt), zone);
}
