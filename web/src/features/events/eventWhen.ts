import { formatDate, formatDateLong, formatTime, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { isTimeZone } from '@yarrow/time/zones';

/** The times of a group event as the contract gives them. */
export interface EventTimes {
  startsAt: string;
  /** Of a whole day: the first instant of the day after the last. */
  endsAt: string;
  /** IANA zone of the event. */
  timeZone: string;
  allDay: boolean;
}

/** `Friday, November 20, 2026`, or `Fri, Nov 20, 2026 – Sun, Nov 22, 2026`; whole days are those of the event's zone. */
export function eventDate(times: EventTimes, zone: string): string {
  const read = times.allDay ? times.timeZone : zone;
  const start = parseOffsetDateTime(times.startsAt);
  const last = lastInstant(times);
  const [first, end] = [formatDate(start, read), formatDate(last, read)];
  return first === end ? formatDateLong(start, read) : `${first} – ${end}`;
}

/** `6:00 PM – 7:30 PM New York time`; undefined for whole days. */
export function eventHours(times: EventTimes, zone: string): string | undefined {
  if (times.allDay) return undefined;
  return formatTimeRange(parseOffsetDateTime(times.startsAt), parseOffsetDateTime(times.endsAt), zone);
}

/** The same in the event's own zone, with the day where it is another one; undefined where clocks agree. */
export function hoursThere(times: EventTimes, zone: string): string | undefined {
  const there = eventHours(times, times.timeZone);
  if (!there) return undefined;
  const sameDay = eventDate(times, zone) === eventDate(times, times.timeZone);
  if (sameDay && sameClocks(times, zone)) return undefined;
  return sameDay ? there : `${eventDate(times, times.timeZone)}, ${there}`;
}

/**
 * The zone in which people read when an event is: that of a registered client; for strangers the clock of the place, or
 * online their own.
 */
export function readingZone({ kind, timeZone }: { kind: string; timeZone: string }, own?: string): string {
  return own ?? (kind === 'virtual' ? browserZone(timeZone) : timeZone);
}

/** The zone of this browser, or the event's where it is not known. */
export function browserZone(fallback: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : fallback;
}

/** An end at midnight belongs to the day before it. */
function lastInstant({ startsAt, endsAt }: EventTimes): number {
  return Math.max(parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt) - 1);
}

function sameClocks({ startsAt, endsAt, timeZone }: EventTimes, zone: string): boolean {
  return [startsAt, endsAt].map(parseOffsetDateTime).every((at) => formatTime(at, zone) === formatTime(at, timeZone));
}
