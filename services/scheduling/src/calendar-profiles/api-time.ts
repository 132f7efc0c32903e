import { toInstant } from '@yarrow/time/wall-time';
import { type BusyTime, CalendarReadError } from './calendar-adapter.js';

/** When something begins or ends: an instant, or the day of what takes whole days. */
export interface ApiTime {
  /** ISO 8601 with an offset. */
  readonly dateTime?: string;
  /** `YYYY-MM-DD`; an end is the day after the last. */
  readonly date?: string;
}

/**
 * @param timeZone IANA name of the zone whose days whole days are
 * @throws CalendarReadError where that is no time
 */
export function timeBetween(start: ApiTime | undefined, end: ApiTime | undefined, timeZone: string): BusyTime {
  const startsAt = instantOf(start, timeZone);
  return { startsAt, endsAt: end ? instantOf(end, timeZone) : startsAt };
}

function instantOf({ dateTime, date }: ApiTime = {}, timeZone: string): number {
  const instant = date ? toInstant(`${date}T00:00`, timeZone) : Date.parse(dateTime ?? '');
  if (Number.isNaN(instant)) throw new CalendarReadError('no_calendar');
  return instant;
}
