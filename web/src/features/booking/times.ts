import { formatDateLong, formatTime, zoneLabel } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { isTimeZone } from '@yarrow/time/zones';

/** `Tuesday, December 1, 2026` in the zone. @param startsAt ISO 8601 with an offset */
export function longDate(startsAt: string, zone: string): string {
  return formatDateLong(parseOffsetDateTime(startsAt), zone);
}

/** `9:00 AM Vancouver time` in the zone. */
export function timeWithZone(startsAt: string, zone: string): string {
  const instant = parseOffsetDateTime(startsAt);
  return `${formatTime(instant, zone)} ${zoneLabel(instant, zone)}`;
}

/** `9:00 AM`, read from the wall time that the server wrote with the offset; no zone rules are involved. */
export function wallClock(startsAt: string): string {
  const [hour = 0, minute = 0] = startsAt.slice(11, 16).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The browser's zone, or the practice's where the browser's has a name that we do not know. */
export function browserZone(fallback: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : fallback;
}

/** Whether clocks in the two zones show the same at an instant. */
export function sameClock(startsAt: string, zone: string, other: string): boolean {
  const instant = parseOffsetDateTime(startsAt);
  return zone === other || formatTime(instant, zone) === formatTime(instant, other);
}
