import { parseOffsetDateTime, wallOfInstant } from '@yarrow/time/wall-time';
import { zoneTable } from '@yarrow/time/zones';

/**
 * The calendar draws what the practice's clocks show, whatever the browser's own zone and zone rules are. It is given
 * "wall dates": dates whose UTC fields are that wall time. The localizer (wallLocalizer.ts) reads UTC fields only, so
 * no hour of the browser's zone can be skipped or repeated on the way.
 */
export function toWallDate(epochMs: number, zone: string): Date {
  return new Date(wallOfInstant(zoneTable(zone), epochMs));
}

/** Begin and end of a visit as wall dates; both arguments are ISO 8601 with an offset. */
export function toWallRange(startsAt: string, endsAt: string, zone: string): { start: Date; end: Date } {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  const [start, end] = [toWallDate(from, zone), toWallDate(to, zone)];
  // Where autumn repeats an hour the clocks may show an end before the begin: draw how long the visit takes.
  return end > start ? { start, end } : { start, end: new Date(start.getTime() + to - from) };
}
