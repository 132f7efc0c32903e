import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { publicFetchWith } from '@yarrow/kit/security/public-fetch';
import {
  createDAVClient,
  createObject,
  type DAVCalendar,
  deleteObject,
  fetchCalendarObjects,
  propfind,
  updateObject,
} from 'tsdav';
import type { SchedulingConfig } from '../../config.js';
import { ProviderAnswerError } from '../../provider-calls/provider-answer-error.js';
import {
  type BusyTime,
  type CalendarAccountAdapter,
  type CalendarReading,
  type CalendarRequest,
  type EntryToWrite,
  type FoundEntry,
  type ListedCalendar,
} from '../calendar-adapter.js';
import { readFeed } from '../feeds/read-feed.js';
import { accountOf, basicAuthorization } from './caldav-account.js';
import { entryFile } from './entry-file.js';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** A calendar object: an event with all that repeats of it. */
interface CalendarObject {
  readonly url: string;
  readonly data: string;
}

/** Calendars by CalDAV (RFC 4791): iCloud and any other server. */
@Injectable()
export class CalDavAdapter implements CalendarAccountAdapter {
  readonly providers = ['icloud', 'caldav'] as const;
  private readonly fetch: typeof globalThis.fetch;

  constructor(@Inject(CONFIG) config: SchedulingConfig) {
    const allowLoopback = config.CALENDAR_FEEDS_ON_LOOPBACK;
    const publicFetch = publicFetchWith({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowLoopback });
    // The library turns some refusals into empty answers.
    this.fetch = async (input, init) => refused(await publicFetch(input, init));
  }

  async listCalendars(access: string): Promise<ListedCalendar[]> {
    const { serverUrl, username, password } = accountOf(access);
    const client = await createDAVClient({
      ...{ serverUrl, credentials: { username, password }, fetch: this.fetch },
      authMethod: 'Custom',
      authFunction: () => Promise.resolve(this.headersOf(access)),
      defaultAccountType: 'caldav',
    });
    const calendars = await client.fetchCalendars({ props: LISTED, projectedProps: { currentUserPrivilegeSet: true } });
    return calendars.filter(holdsEvents).map((calendar, index) => ({
      calendarId: calendar.url,
      name: typeof calendar.displayName === 'string' && calendar.displayName ? calendar.displayName : 'Calendar',
      writable: isWritable(calendar),
      primary: index === 0,
    }));
  }

  async read(request: CalendarRequest): Promise<CalendarReading> {
    const { access, calendarId, from, to, ours, timeZone } = request;
    // What changes while the entries are read makes another mark, so that the next reading sees it.
    const mark = await this.markOf(access, calendarId);
    if (mark && mark === request.known?.etag) return { unchanged: true };
    const objects = await this.objectsOf(access, calendarId, { from, to });
    const others = objects.filter(({ url }) => !ours.has(url)).map(({ data }) => data);
    const { busy } = await readFeed(oneCalendar(others), { timeZone, from, to });
    const found: FoundEntry[] = [];
    for (const { url, data } of objects) {
      const [time] = ours.has(url) ? await timesIn(data) : [];
      if (time) found.push({ entryId: url, ...time });
    }
    return { unchanged: false, etag: mark, lastModified: null, busy, ours: found };
  }

  /** The address of an entry is made of our key, so that written twice it is one; one that was deleted is there again. */
  async writeEntry(access: string, { calendarId, key, entryId, facts }: EntryToWrite): Promise<string> {
    const url = entryId ?? addressOf(calendarId, key);
    const headers = { ...this.headersOf(access), 'content-type': 'text/calendar; charset=utf-8' };
    const request = { url, data: entryFile(key, facts), fetch: this.fetch };
    const made = entryId
      ? undefined
      : await createObject({ ...request, headers: { ...headers, 'if-none-match': '*' } });
    if (made && made.status !== 412) succeeded(made);
    else succeeded(await updateObject({ ...request, headers }));
    return url;
  }

  async removeEntry(access: string, { calendarId, key, entryId }: Omit<EntryToWrite, 'facts'>): Promise<void> {
    const url = entryId ?? addressOf(calendarId, key);
    const answer = await deleteObject({ url, headers: this.headersOf(access), fetch: this.fetch });
    if (answer.status !== 404 && answer.status !== 410) succeeded(answer);
  }

  async findEntry(access: string, { entryId }: { calendarId: string; entryId: string }): Promise<BusyTime | undefined> {
    const answer = await this.fetch(entryId, { headers: this.headersOf(access) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    const [time] = await timesIn(await succeeded(answer).text());
    return time;
  }

  /** What changes with everything in the calendar: RFC 6578, or the older extension of calendars. */
  private async markOf(access: string, url: string): Promise<string | null> {
    const [answer] = await propfind({
      ...{ url, depth: '0', headers: this.headersOf(access), fetch: this.fetch },
      props: { 'd:sync-token': {}, 'cs:getctag': {} },
    });
    const { syncToken, getctag } = (answer?.props ?? {}) as Record<string, unknown>;
    const mark = syncToken || getctag;
    return typeof mark === 'string' || typeof mark === 'number' ? String(mark) : null;
  }

  private async objectsOf(
    access: string,
    url: string,
    { from, to }: { from: number; to: number },
  ): Promise<CalendarObject[]> {
    const objects = await fetchCalendarObjects({
      calendar: { url },
      timeRange: { start: new Date(from).toISOString(), end: new Date(to).toISOString() },
      urlFilter: (address) => !address.endsWith('/'),
      ...{ headers: this.headersOf(access), fetch: this.fetch },
    });
    return objects.flatMap((object) =>
      typeof object.data === 'string' ? [{ url: object.url, data: object.data }] : [],
    );
  }

  private headersOf(access: string): { authorization: string } {
    return { authorization: basicAuthorization(accountOf(access)) };
  }
}

const LISTED = {
  'd:displayname': {},
  'd:resourcetype': {},
  'c:supported-calendar-component-set': {},
  'd:current-user-privilege-set': {},
};

/** Lists of tasks are calendars, too. */
function holdsEvents({ components = [] }: DAVCalendar): boolean {
  return components.length === 0 || components.includes('VEVENT');
}

/** Where a server says nothing about it, writing shows. */
function isWritable({ projectedProps }: DAVCalendar): boolean {
  const privileges = projectedProps?.['currentUserPrivilegeSet'];
  return !privileges || /"(?:write|writeContent|all|bind)"/.test(JSON.stringify(privileges));
}

const addressOf = (calendarId: string, key: string): string =>
  new URL(`${key}.ics`, calendarId.endsWith('/') ? calendarId : `${calendarId}/`).href;

/** Every object describes the zones that it names; each is read once. */
function oneCalendar(objects: readonly string[]): string {
  const zones = new Set<string>();
  const texts = objects.map((text) =>
    text.replace(/BEGIN:VTIMEZONE[\s\S]*?END:VTIMEZONE\r?\n/g, (zone) => {
      if (zones.has(zone)) return '';
      zones.add(zone);
      return zone;
    }),
  );
  return ['BEGIN:VCALENDAR', 'END:VCALENDAR', ...texts].join('\r\n');
}

/** Returns the times of one of our entries, wherever it was moved. */
async function timesIn(text: string): Promise<BusyTime[]> {
  const always = { from: 0, to: Number.MAX_SAFE_INTEGER, timeZone: 'UTC' };
  return (await readFeed(text.replace(/^TRANSP:TRANSPARENT\r?\n/m, ''), always)).busy;
}

function refused(answer: Response): Response {
  if (answer.status !== 401 && answer.status !== 429 && answer.status < 500) return answer;
  const seconds = Number(answer.headers.get('retry-after'));
  throw new ProviderAnswerError(
    'CalDAV',
    answer.status,
    '',
    answer.statusText,
    seconds > 0 ? seconds * 1000 : undefined,
  );
}

function succeeded(answer: Response): Response {
  if (answer.ok) return answer;
  throw new ProviderAnswerError('CalDAV', answer.status, '', answer.statusText, undefined);
}
