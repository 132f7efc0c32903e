import type { CalendarUser, UserCalendar } from '../calendars/calendar-types.js';
import type { ChangeFeed, FeedPosition } from '../calendars/change-feed.js';
import { utcOf } from '../calendars/local-time.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { apiUrlOf, type MicrosoftCalendars } from './microsoft-calendars.js';
import { showEvent } from './microsoft-event-format.js';
import { invalid, problem } from './microsoft-problems.js';
import type { GraphEvent } from './microsoft-types.js';

type Call = JsonCall<CalendarUser>;

const DEFAULT_PAGE = 10;

/** The changes of a calendar within a time window (https://learn.microsoft.com/en-us/graph/delta-query-events). */
export class MicrosoftDelta {
  constructor(
    private readonly calendars: MicrosoftCalendars,
    private readonly feed: ChangeFeed<GraphEvent>,
  ) {}

  operations(): JsonOperation<CalendarUser>[] {
    const path = '/me/calendars/:calendarId/calendarView/delta';
    return [{ method: 'GET', path, handle: (call) => this.list(call) }];
  }

  private list(call: Call): object {
    const calendar = this.calendars.calendarOf(call);
    const { items, next } = this.feed.read(this.positionOf(call, calendar), pageSizeOf(call));
    const url = `${apiUrlOf(call)}/me/calendars/${encodeURIComponent(calendar.id)}/calendarView/delta`;
    return {
      value: items.map(({ entry, isPresent }) =>
        isPresent ? showEvent(entry) : { id: entry.id, '@removed': { reason: 'deleted' } },
      ),
      ...(next.kind === 'page'
        ? { '@odata.nextLink': `${url}?$skiptoken=${next.token}` }
        : { '@odata.deltaLink': `${url}?$deltatoken=${next.token}` }),
    };
  }

  private positionOf({ query }: Call, { id }: UserCalendar): FeedPosition {
    const { $skiptoken: pageToken, $deltatoken: deltaToken } = query;
    if (pageToken === undefined && deltaToken === undefined) {
      const [from, to] = [query['startDateTime'], query['endDateTime']].map((text) => text && utcOf(text));
      if (!from || !to) throw invalid('The parameters startDateTime and endDateTime are required.');
      return this.feed.start(id, { from, to });
    }
    const position =
      pageToken === undefined ? this.feed.resume(id, 'sync', deltaToken!) : this.feed.resume(id, 'page', pageToken);
    if (!position) {
      throw problem(410, 'SyncStateNotFound', 'The sync state generation is not found; continue with a full sync.');
    }
    return position;
  }
}

/** @throws JsonProblem 400 */
function pageSizeOf({ request }: Call): number {
  const preference = String(request.headers['prefer'] ?? '');
  const size = Number(/odata\.maxpagesize\s*=\s*(\d+)/.exec(preference)?.[1] ?? DEFAULT_PAGE);
  if (size < 1) throw invalid('Invalid odata.maxpagesize.');
  return size;
}
