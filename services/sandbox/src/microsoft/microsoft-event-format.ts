import type { StoredEntry, TimeSpan } from '../calendars/calendar-types.js';
import { utcOf } from '../calendars/local-time.js';
import { invalid, problem } from './microsoft-problems.js';
import type { GraphEvent, GraphTime } from './microsoft-types.js';

/** Fields that are taken from a request as they are. */
const WRITABLE = [
  ...['subject', 'body', 'location', 'attendees', 'categories', 'importance', 'isAllDay', 'isReminderOn'],
  ...['reminderMinutesBeforeStart', 'sensitivity', 'showAs', 'singleValueExtendedProperties'],
];

/** Reads the event of a request; fields that it leaves out keep their previous values. @throws JsonProblem 400 */
export function readEvent(
  request: Record<string, unknown>,
  previous: Partial<GraphEvent>,
): TimeSpan & { body: GraphEvent } {
  const given = Object.fromEntries(Object.entries(request).filter(([name]) => WRITABLE.includes(name)));
  const isAllDay = Boolean(request['isAllDay'] ?? previous.isAllDay);
  const startsAt = readTime(request['start'] ?? previous.start, isAllDay);
  const endsAt = readTime(request['end'] ?? previous.end, isAllDay);
  if (endsAt < startsAt) {
    throw problem(400, 'ErrorCalendarEndDateIsEarlierThanStartDate', 'The end date is earlier than the start date.');
  }
  const body: GraphEvent = {
    ...{ subject: '', showAs: 'busy', sensitivity: 'normal', createdDateTime: new Date().toISOString() },
    ...previous,
    ...given,
    ...{ isAllDay, start: graphTime(startsAt), end: graphTime(endsAt) },
  };
  return { startsAt, endsAt, body };
}

/** Extended properties are answered only when they are expanded, never in a delta. */
export function showEvent(entry: StoredEntry<GraphEvent>, isExpanded = false): object {
  const { singleValueExtendedProperties: extended, ...body } = entry.body;
  return {
    '@odata.etag': `W/"${entry.version}"`,
    id: entry.id,
    ...body,
    ...{ isCancelled: false, type: 'singleInstance' },
    ...(isExpanded && extended !== undefined && { singleValueExtendedProperties: extended }),
  };
}

/** Formats a time; the sandbox always answers in UTC. @param utc ISO 8601 in UTC */
export function graphTime(utc: string): GraphTime {
  return { dateTime: utc.replace('Z', '0000'), timeZone: 'UTC' };
}

/** An all-day event keeps its dates in every time zone. */
function readTime(value: unknown, isAllDay: boolean): string {
  if (typeof value !== 'object' || value === null) throw invalid('Start and end are required.');
  const { dateTime, timeZone } = value as Partial<GraphTime>;
  const utc = utcOf(String(dateTime), isAllDay ? 'UTC' : timeZone);
  if (!utc) throw invalid('Invalid dateTime or timeZone.');
  return utc;
}
