import { Injectable } from '@nestjs/common';
import type { EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import { ProviderAnswerError } from '../../provider-calls/provider-answer-error.js';
import { timeBetween } from '../api-time.js';
import {
  type BusyTime,
  type CalendarAccountAdapter,
  CalendarReadError,
  type CalendarReading,
  type CalendarRequest,
  type Channel,
  type ChannelTarget,
  EntryGoneError,
  type EntryToWrite,
  type FoundEntry,
  type ListedCalendar,
} from '../calendar-adapter.js';
import { MicrosoftClient } from './microsoft.client.js';

const PAGE_SIZE = 500;
const MAX_PAGES = 20;

interface GraphTime {
  /** Without an offset: in UTC, as it is asked for. */
  dateTime: string;
}

interface GraphEvent {
  id: string;
  showAs?: string;
  isCancelled?: boolean;
  isAllDay?: boolean;
  start?: GraphTime;
  end?: GraphTime;
  responseStatus?: { response?: string };
  '@removed'?: object;
}

interface Page<Item> {
  value: Item[];
  '@odata.nextLink'?: string;
  '@odata.deltaLink'?: string;
}

/** Calendars at Microsoft: Outlook, Office 365, Exchange Online. */
@Injectable()
export class MicrosoftAdapter implements CalendarAccountAdapter {
  readonly providers = ['outlook', 'office365', 'exchange'] as const;

  constructor(private readonly client: MicrosoftClient) {}

  async listCalendars(access: string): Promise<ListedCalendar[]> {
    const found: ListedCalendar[] = [];
    let path: string | undefined = '/me/calendars?$top=100';
    while (path) {
      const page: Page<{ id: string; name: string; canEdit?: boolean; isDefaultCalendar?: boolean }> =
        await this.client.call(access, path);
      for (const { id, name, canEdit = false, isDefaultCalendar = false } of page.value) {
        found.push({ calendarId: id, name, writable: canEdit, primary: isDefaultCalendar });
      }
      path = this.ownLink(page['@odata.nextLink']);
    }
    return found;
  }

  /** Graph lists what has changed since the last reading; where that is anything, all is read again. */
  async read(request: CalendarRequest): Promise<CalendarReading> {
    const link = request.known?.etag;
    if (link && this.client.isOwn(link) && (await this.isUnchanged(request.access, link))) return { unchanged: true };
    const { items, deltaLink } = await this.list(request);
    const timeOf = (event: GraphEvent) => timeOfEvent(event, request.timeZone);
    const isOurs = ({ id }: GraphEvent) => request.ours.has(id);
    return {
      ...{ unchanged: false, etag: deltaLink, lastModified: null },
      busy: items.filter((item) => !isOurs(item) && isBusy(item)).map(timeOf),
      ours: items.filter(isOurs).map((item): FoundEntry => ({ entryId: item.id, ...timeOf(item) })),
    };
  }

  /** The same transaction id again in the calendar makes no second event. */
  async writeEntry(access: string, { calendarId, key, entryId, facts }: EntryToWrite): Promise<string> {
    const body = eventOf(facts);
    if (!entryId) {
      const path = `/me/calendars/${encodeURIComponent(calendarId)}/events`;
      const made = { ...body, transactionId: key };
      return (await this.client.call<{ id: string }>(access, path, { method: 'POST', body: made })).id;
    }
    try {
      await this.client.call(access, eventPath(entryId), { method: 'PATCH', body });
      return entryId;
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.isGone) throw new EntryGoneError();
      throw error;
    }
  }

  async removeEntry(access: string, { entryId }: Omit<EntryToWrite, 'facts'>): Promise<void> {
    if (!entryId) return;
    try {
      await this.client.call(access, eventPath(entryId), { method: 'DELETE' });
    } catch (error) {
      if (!(error instanceof ProviderAnswerError) || !error.isGone) throw error;
    }
  }

  async findEntry(access: string, { entryId }: { calendarId: string; entryId: string }): Promise<BusyTime | undefined> {
    try {
      return timeOfEvent(await this.client.call<GraphEvent>(access, eventPath(entryId)), 'UTC');
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.isGone) return undefined;
      throw error;
    }
  }

  /** Graph asks `url` at once whether it wants the reports. */
  async openChannel(access: string, calendarId: string, { url, secret, endsAt }: ChannelTarget): Promise<Channel> {
    const body = {
      changeType: 'created,updated,deleted',
      notificationUrl: url,
      resource: `/me/calendars/${calendarId}/events`,
      expirationDateTime: endsAt.toISOString(),
      clientState: secret,
    };
    const { id: channelId, expirationDateTime } = await this.client.call<{ id: string; expirationDateTime: string }>(
      access,
      '/subscriptions',
      { method: 'POST', body },
    );
    return { channelId, endsAt: new Date(expirationDateTime) };
  }

  private async isUnchanged(access: string, link: string): Promise<boolean> {
    try {
      const page = await this.client.call<Page<GraphEvent>>(access, link);
      return page.value.length === 0 && !page['@odata.nextLink'];
    } catch (error) {
      // The link has ended.
      if (error instanceof ProviderAnswerError && error.isGone) return false;
      throw error;
    }
  }

  private async list({ access, calendarId, from, to }: CalendarRequest) {
    const window = { startDateTime: new Date(from).toISOString(), endDateTime: new Date(to).toISOString() };
    const items = new Map<string, GraphEvent>();
    let path = `/me/calendars/${encodeURIComponent(calendarId)}/calendarView/delta?${new URLSearchParams(window)}`;
    for (let pages = 0; ; pages += 1) {
      if (pages === MAX_PAGES) throw new CalendarReadError('too_large');
      const headers = { prefer: `odata.maxpagesize=${PAGE_SIZE}` };
      const page = await this.client.call<Page<GraphEvent>>(access, path, { headers });
      for (const item of page.value) {
        if (item['@removed']) items.delete(item.id);
        else items.set(item.id, item);
      }
      const next = this.ownLink(page['@odata.nextLink']);
      if (!next) return { items: [...items.values()], deltaLink: page['@odata.deltaLink'] ?? null };
      path = next;
    }
  }

  private ownLink(link: string | undefined): string | undefined {
    return link && this.client.isOwn(link) ? link : undefined;
  }
}

const eventPath = (entryId: string): string => `/me/events/${encodeURIComponent(entryId)}`;

/** Whole days begin at midnight whatever the zone. */
function timeOfEvent({ start, end, isAllDay = false }: GraphEvent, timeZone: string): BusyTime {
  const apiTime = (time: GraphTime | undefined) =>
    time && (isAllDay ? { date: time.dateTime.slice(0, 10) } : { dateTime: `${time.dateTime.slice(0, 19)}Z` });
  return timeBetween(apiTime(start), apiTime(end), timeZone);
}

/** What keeps its owner busy: no free or cancelled events, no declined invitations. */
function isBusy({ showAs, isCancelled, responseStatus }: GraphEvent): boolean {
  return showAs !== 'free' && showAs !== 'workingElsewhere' && !isCancelled && responseStatus?.response !== 'declined';
}

/** Private, so that those who share the calendar see that its owner is busy and nothing else. */
function eventOf({ title, startsAt, endsAt, location, page }: EntryFacts): object {
  const at = (instant: string) => ({ dateTime: instant.slice(0, 19), timeZone: 'UTC' });
  return {
    ...{ subject: title, body: { contentType: 'text', content: page }, location: { displayName: location } },
    ...{ start: at(startsAt), end: at(endsAt), showAs: 'busy', sensitivity: 'private' },
  };
}
