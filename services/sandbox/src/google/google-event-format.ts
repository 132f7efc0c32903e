import type { StoredEntry, TimeSpan, UserCalendar } from '../calendars/calendar-types.js';
import { utcOf, withOffset } from '../calendars/local-time.js';
import { invalid, problem } from './google-problems.js';
import type { GoogleEvent, GoogleTime } from './google-types.js';

/** Fields that Google sets itself. */
const READ_ONLY = ['kind', 'etag', 'id', 'status', 'created', 'updated', 'creator', 'organizer', 'htmlLink', 'iCalUID'];

/** Reads the event of a request. @throws JsonProblem 400 */
export function readEvent(
  request: Record<string, unknown>,
  calendar: UserCalendar,
  previous: Pick<GoogleEvent, 'created' | 'iCalUID'>,
): TimeSpan & { body: GoogleEvent } {
  const [start, end] = [readTime(request['start'], calendar), readTime(request['end'], calendar)];
  if (Boolean(start.time.date) !== Boolean(end.time.date)) throw invalid('Invalid start and end times.');
  if (end.utc < start.utc) throw problem(400, 'timeRangeEmpty', 'The specified time range is empty.');
  const fields = Object.entries(request).filter(([name]) => !READ_ONLY.includes(name));
  const { created, iCalUID } = previous;
  const status = request['status'] === 'tentative' ? 'tentative' : 'confirmed';
  return {
    ...{ startsAt: start.utc, endsAt: end.utc },
    body: { ...Object.fromEntries(fields), start: start.time, end: end.time, status, created, iCalUID },
  };
}

export function showEvent({ id, version, calendarId, isDeleted, body }: StoredEntry<GoogleEvent>): object {
  return {
    kind: 'calendar#event',
    etag: `"${version}"`,
    id,
    status: 'confirmed',
    ...body,
    organizer: { email: calendarId, self: true },
    ...(isDeleted && { status: 'cancelled' }),
  };
}

/** A change of a deleted event has its id only. */
export function showChange(entry: StoredEntry<GoogleEvent>): object {
  if (!entry.isDeleted) return showEvent(entry);
  return { kind: 'calendar#event', etag: `"${entry.version}"`, id: entry.id, status: 'cancelled' };
}

/** Formats a time in the calendar's time zone. @param utc ISO 8601 in UTC */
export function googleTime(utc: string, { timeZone }: UserCalendar, isAllDay = false): GoogleTime {
  return isAllDay ? { date: utc.slice(0, 10) } : { dateTime: withOffset(utc, timeZone), timeZone };
}

function readTime(value: unknown, calendar: UserCalendar): { time: GoogleTime; utc: string } {
  if (typeof value !== 'object' || value === null) throw problem(400, 'required', 'Missing end time.');
  const { date, dateTime, timeZone } = value as GoogleTime;
  if (date) {
    const utc = /^\d{4}-\d\d-\d\d$/.test(date) ? utcOf(`${date}T00:00`) : undefined;
    if (!utc) throw invalid('Invalid value for date.');
    return { time: googleTime(utc, calendar, true), utc };
  }
  const utc = dateTime && utcOf(dateTime, timeZone ?? calendar.timeZone);
  if (!utc) throw invalid('Invalid value for dateTime.');
  return { time: { ...googleTime(utc, calendar), ...(timeZone && { timeZone }) }, utc };
}
