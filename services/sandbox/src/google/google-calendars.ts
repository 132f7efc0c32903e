import type { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser, UserCalendar } from '../calendars/calendar-types.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { invalid, notFound, problem } from './google-problems.js';
import type { GoogleEvent } from './google-types.js';

const DEFAULT_PAGE = 100;
const MAX_PAGE = 250;

/** The list of a user's calendars (https://developers.google.com/workspace/calendar/api/v3/reference/calendarList). */
export class GoogleCalendars {
  constructor(private readonly state: CalendarState<GoogleEvent>) {}

  operations(): JsonOperation<CalendarUser>[] {
    return [{ method: 'GET', path: '/users/me/calendarList', handle: (call) => this.list(call) }];
  }

  /** Returns the calendar that the path names. @throws JsonProblem 404 */
  calendarOf({ caller, params }: JsonCall<CalendarUser>): UserCalendar {
    const id = params['calendarId'] ?? '';
    if (id === 'primary') return this.state.primaryCalendar(caller.id);
    const calendar = this.state.findCalendar(caller.id, id);
    if (!calendar) throw notFound();
    return calendar;
  }

  /** @throws JsonProblem 403 for a calendar that the user may only read, 404 */
  writableCalendarOf(call: JsonCall<CalendarUser>): UserCalendar {
    const calendar = this.calendarOf(call);
    if (calendar.isWritable) return calendar;
    throw problem(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.');
  }

  private list({ caller, query }: JsonCall<CalendarUser>): object {
    const size = pageSizeOf(query, DEFAULT_PAGE, MAX_PAGE);
    const start = Number(query['pageToken'] ?? 0);
    if (!Number.isInteger(start)) throw invalid('Invalid page token value.');
    const calendars = this.state.calendarsOf(caller.id);
    const end = start + size;
    return {
      kind: 'calendar#calendarList',
      items: calendars.slice(start, end).map(calendarListEntry),
      ...(calendars.length > end && { nextPageToken: String(end) }),
    };
  }
}

/** @throws JsonProblem 400 */
export function pageSizeOf(query: Record<string, string>, byDefault: number, max: number): number {
  const size = Number(query['maxResults'] ?? byDefault);
  if (!Number.isInteger(size) || size < 1) throw invalid('Invalid value for maxResults.');
  return Math.min(size, max);
}

export function accessRoleOf({ isPrimary, isWritable }: UserCalendar): 'owner' | 'reader' | 'writer' {
  if (isPrimary) return 'owner';
  return isWritable ? 'writer' : 'reader';
}

function calendarListEntry(calendar: UserCalendar): object {
  const { id, name, isPrimary, timeZone } = calendar;
  return {
    kind: 'calendar#calendarListEntry',
    ...{ id, summary: name, timeZone, selected: true, accessRole: accessRoleOf(calendar) },
    ...(isPrimary && { primary: true }),
  };
}
