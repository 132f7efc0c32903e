import type { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser, UserCalendar } from '../calendars/calendar-types.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { invalid, itemNotFound, problem } from './microsoft-problems.js';
import type { GraphEvent } from './microsoft-types.js';

type Call = JsonCall<CalendarUser>;

const DEFAULT_PAGE = 10;
const MAX_PAGE = 1000;

/** The user and their calendars (https://learn.microsoft.com/en-us/graph/api/user-list-calendars). */
export class MicrosoftCalendars {
  constructor(private readonly state: CalendarState<GraphEvent>) {}

  operations(): JsonOperation<CalendarUser>[] {
    return [
      { method: 'GET', path: '/me', handle: ({ caller }) => profileOf(caller) },
      { method: 'GET', path: '/me/calendars', handle: (call) => this.list(call) },
    ];
  }

  /** Returns the calendar that the path names. @throws JsonProblem 404 */
  calendarOf({ caller, params }: Call): UserCalendar {
    const calendar = this.state.findCalendar(caller.id, params['calendarId'] ?? '');
    if (!calendar) throw itemNotFound();
    return calendar;
  }

  private list({ caller, query, request }: Call): object {
    const [top, skip] = [countOf(query, '$top', DEFAULT_PAGE), countOf(query, '$skip', 0)];
    const end = skip + Math.min(top, MAX_PAGE);
    const calendars = this.state.calendarsOf(caller.id);
    const next = `${apiUrlOf({ request })}/me/calendars?$top=${top}&$skip=${end}`;
    return {
      value: calendars.slice(skip, end).map((calendar) => showCalendar(calendar, caller)),
      ...(calendars.length > end && { '@odata.nextLink': next }),
    };
  }
}

/** @throws JsonProblem 403 */
export function requireWritable({ isWritable }: UserCalendar): void {
  if (!isWritable) throw problem(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
}

/** Returns the address of the API as the client reaches it, for links in answers. */
export function apiUrlOf({ request }: Pick<Call, 'request'>): string {
  return `${request.protocol}://${request.host}/microsoft/v1.0`;
}

function countOf(query: Call['query'], name: string, byDefault: number): number {
  const count = Number(query[name] ?? byDefault);
  if (!Number.isInteger(count) || count < 0) throw invalid(`Invalid value for ${name}.`);
  return count;
}

function profileOf({ id, name, email }: CalendarUser): object {
  return { id, displayName: name, mail: email, userPrincipalName: email };
}

/** A calendar that the user may only read belongs to another person. */
function showCalendar({ id, name, isPrimary, isWritable }: UserCalendar, user: CalendarUser): object {
  const owner = isWritable
    ? { name: user.name, address: user.email }
    : { name: 'Sandbox colleague', address: 'colleague@outlook.example' };
  return { id, name, isDefaultCalendar: isPrimary, canEdit: isWritable, owner };
}
