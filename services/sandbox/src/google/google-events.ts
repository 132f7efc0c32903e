import type { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser, StoredEntry } from '../calendars/calendar-types.js';
import type { ChangeFeed, FeedPosition } from '../calendars/change-feed.js';
import { utcOf } from '../calendars/local-time.js';
import { randomText } from '../rest/ids.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { accessRoleOf, type GoogleCalendars, pageSizeOf } from './google-calendars.js';
import { readEvent, showChange, showEvent } from './google-event-format.js';
import { invalid, notFound, problem } from './google-problems.js';
import type { GoogleEvent } from './google-types.js';

type Call = JsonCall<CalendarUser>;

const PATH = '/calendars/:calendarId/events';
const ID_ALPHABET = 'abcdefghijklmnopqrstuv0123456789';
const DEFAULT_PAGE = 250;
const MAX_PAGE = 2500;
/** Parameters that Google does not accept with a sync token. */
const NOT_WITH_SYNC_TOKEN = ['iCalUID', 'orderBy', 'privateExtendedProperty', 'q', 'timeMin', 'timeMax', 'updatedMin'];

/** Events and their changes (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export class GoogleEvents {
  constructor(
    private readonly state: CalendarState<GoogleEvent>,
    private readonly calendars: GoogleCalendars,
    private readonly feed: ChangeFeed<GoogleEvent>,
  ) {}

  operations(): JsonOperation<CalendarUser>[] {
    return [
      { method: 'GET', path: PATH, handle: (call) => this.list(call) },
      { method: 'POST', path: PATH, handle: (call) => this.insert(call) },
      { method: 'GET', path: `${PATH}/:eventId`, handle: (call) => showEvent(this.eventOf(call)) },
      { method: 'PUT', path: `${PATH}/:eventId`, handle: (call) => this.update(call) },
      { method: 'DELETE', path: `${PATH}/:eventId`, status: 204, handle: (call) => this.remove(call) },
    ];
  }

  private list(call: Call): object {
    const calendar = this.calendars.calendarOf(call);
    const size = pageSizeOf(call.query, DEFAULT_PAGE, MAX_PAGE);
    const { items, next } = this.feed.read(this.positionOf(call, calendar.id), size);
    return {
      kind: 'calendar#events',
      ...{ summary: calendar.name, timeZone: calendar.timeZone, accessRole: accessRoleOf(calendar) },
      items: items.map(({ entry }) => showChange(entry)),
      ...(next.kind === 'page' ? { nextPageToken: next.token } : { nextSyncToken: next.token }),
    };
  }

  private positionOf({ query }: Call, calendarId: string): FeedPosition {
    const { syncToken, pageToken } = query;
    const changes = syncToken === undefined ? undefined : this.changesSince(query, syncToken, calendarId);
    if (pageToken !== undefined) {
      const page = this.feed.resume(calendarId, 'page', pageToken);
      if (!page) throw invalid('Invalid page token value.');
      return page;
    }
    const window = { from: timeParameter(query, 'timeMin'), to: timeParameter(query, 'timeMax') };
    return changes ?? this.feed.start(calendarId, window, query['showDeleted'] === 'true');
  }

  private changesSince(query: Call['query'], syncToken: string, calendarId: string): FeedPosition {
    const excluded = NOT_WITH_SYNC_TOKEN.find((name) => name in query);
    if (excluded) throw invalid(`Sync token cannot be used with ${excluded}.`);
    const position = this.feed.resume(calendarId, 'sync', syncToken);
    if (!position) {
      throw problem(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
    }
    return position;
  }

  private insert(call: Call): object {
    const calendar = this.calendars.writableCalendarOf(call);
    const id = String(call.body['id'] ?? randomText(26, ID_ALPHABET));
    if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.');
    const created = { created: new Date().toISOString(), iCalUID: `${id}@google.com` };
    const event = readEvent(call.body, calendar, created);
    if (this.state.findEntry(calendar.id, id)) {
      throw problem(409, 'duplicate', 'The requested identifier already exists.');
    }
    return showEvent(this.state.save(calendar, { ...event, id, isDeleted: false }));
  }

  /** Status `confirmed` restores a deleted event; without a status it stays deleted. */
  private update(call: Call): object {
    const calendar = this.calendars.writableCalendarOf(call);
    const { id, isDeleted, body } = this.eventOf(call);
    const event = readEvent(call.body, calendar, body);
    const { status } = call.body;
    return showEvent(
      this.state.save(calendar, { ...event, id, isDeleted: status ? status === 'cancelled' : isDeleted }),
    );
  }

  private remove(call: Call): undefined {
    this.calendars.writableCalendarOf(call);
    const event = this.eventOf(call);
    if (event.isDeleted) throw problem(410, 'deleted', 'Resource has been deleted');
    this.state.delete(event);
  }

  private eventOf(call: Call): StoredEntry<GoogleEvent> {
    const event = this.state.findEntry(this.calendars.calendarOf(call).id, call.params['eventId'] ?? '');
    if (!event) throw notFound();
    return event;
  }
}

/** Google requires an offset. @throws JsonProblem 400 */
function timeParameter(query: Call['query'], name: string): string | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const utc = /(Z|[+-]\d\d:\d\d)$/.test(text) ? utcOf(text) : undefined;
  if (!utc) throw problem(400, 'badRequest', 'Bad Request');
  return utc;
}
