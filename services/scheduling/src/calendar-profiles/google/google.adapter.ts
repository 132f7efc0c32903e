import { Injectable } from '@nestjs/common';
import type { EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import { ProviderAnswerError } from '../../provider-calls/provider-answer-error.js';
import { type ApiTime, timeBetween } from '../api-time.js';
import {
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
import { GoogleClient } from './google.client.js';

const PAGE_SIZE = 2_500;
const MAX_PAGES = 4;

interface GoogleEvent {
  id: string;
  status: string;
  transparency?: string;
  start?: ApiTime;
  end?: ApiTime;
  attendees?: { self?: boolean; responseStatus?: string }[];
}

interface EventPage {
  items?: GoogleEvent[];
  nextPageToken?: string;
  nextSyncToken?: string;
}

interface CalendarPage {
  items?: { id: string; summary?: string; summaryOverride?: string; primary?: boolean; accessRole: string }[];
  nextPageToken?: string;
}

/** Calendars at Google. */
@Injectable()
export class GoogleAdapter implements CalendarAccountAdapter {
  readonly providers = ['google'] as const;

  constructor(private readonly client: GoogleClient) {}

  async listCalendars(access: string): Promise<ListedCalendar[]> {
    const found: ListedCalendar[] = [];
    let pageToken = '';
    do {
      const query = new URLSearchParams({ minAccessRole: 'reader', ...(pageToken && { pageToken }) });
      const page = await this.client.call<CalendarPage>(access, `/users/me/calendarList?${query}`);
      for (const { id, summary, summaryOverride, primary = false, accessRole } of page.items ?? []) {
        const writable = accessRole === 'owner' || accessRole === 'writer';
        found.push({ calendarId: id, name: summaryOverride || summary || id, writable, primary });
      }
      pageToken = page.nextPageToken ?? '';
    } while (pageToken);
    return found;
  }

  /** Google lists what has changed since the last reading; where that is anything, all is read again. */
  async read(request: CalendarRequest): Promise<CalendarReading> {
    const token = request.known?.etag;
    if (token && (await this.isUnchanged(request, token))) return { unchanged: true };
    const window = { timeMin: new Date(request.from).toISOString(), timeMax: new Date(request.to).toISOString() };
    const { items, syncToken } = await this.list(request, window);
    const timeOf = ({ start, end }: GoogleEvent) => timeBetween(start, end, request.timeZone);
    const isOurs = ({ id }: GoogleEvent) => request.ours.has(id);
    return {
      ...{ unchanged: false, etag: syncToken, lastModified: null },
      busy: items.filter((item) => !isOurs(item) && isBusy(item)).map(timeOf),
      ours: items.filter(isOurs).map((item): FoundEntry => ({ entryId: item.id, ...timeOf(item) })),
    };
  }

  async writeEntry(access: string, { calendarId, key, entryId, facts }: EntryToWrite): Promise<string> {
    const body = { ...eventOf(facts), status: 'confirmed' };
    if (entryId) {
      await this.replace(access, calendarId, entryId, body);
      return entryId;
    }
    try {
      await this.client.call(access, eventsOf(calendarId), { method: 'POST', body: { ...body, id: key } });
    } catch (error) {
      // It was written before, and the answer was lost.
      if (!(error instanceof ProviderAnswerError) || error.status !== 409) throw error;
      await this.replace(access, calendarId, key, body);
    }
    return key;
  }

  async removeEntry(access: string, { calendarId, key, entryId }: Omit<EntryToWrite, 'facts'>): Promise<void> {
    try {
      await this.client.call(access, `${eventsOf(calendarId)}/${entryId ?? key}?sendUpdates=none`, {
        method: 'DELETE',
      });
    } catch (error) {
      if (!(error instanceof ProviderAnswerError) || !error.isGone) throw error;
    }
  }

  async findEntry(access: string, { calendarId, entryId }: { calendarId: string; entryId: string }) {
    try {
      const event = await this.client.call<GoogleEvent>(access, `${eventsOf(calendarId)}/${entryId}`);
      return event.status === 'cancelled' ? undefined : timeBetween(event.start, event.end, 'UTC');
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.isGone) return undefined;
      throw error;
    }
  }

  async openChannel(access: string, calendarId: string, { id, url, secret, endsAt }: ChannelTarget): Promise<Channel> {
    const body = { id, type: 'web_hook', address: url, token: secret, expiration: String(endsAt.getTime()) };
    const path = `${eventsOf(calendarId)}/watch`;
    const { expiration } = await this.client.call<{ expiration?: string }>(access, path, { method: 'POST', body });
    return { channelId: id, endsAt: expiration ? new Date(Number(expiration)) : endsAt };
  }

  private async replace(access: string, calendarId: string, id: string, body: object): Promise<void> {
    try {
      await this.client.call(access, `${eventsOf(calendarId)}/${id}?sendUpdates=none`, { method: 'PUT', body });
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.isGone) throw new EntryGoneError();
      throw error;
    }
  }

  private async isUnchanged({ access, calendarId }: CalendarRequest, syncToken: string): Promise<boolean> {
    try {
      const page = await this.client.call<EventPage>(
        access,
        `${eventsOf(calendarId)}?${new URLSearchParams({ singleEvents: 'true', syncToken })}`,
      );
      return (page.items ?? []).length === 0 && !page.nextPageToken;
    } catch (error) {
      // The token has ended.
      if (error instanceof ProviderAnswerError && error.isGone) return false;
      throw error;
    }
  }

  private async list({ access, calendarId }: CalendarRequest, window: Record<string, string>) {
    const items: GoogleEvent[] = [];
    let pageToken = '';
    for (let pages = 0; ; pages += 1) {
      if (pages === MAX_PAGES) throw new CalendarReadError('too_large');
      const query = { ...window, singleEvents: 'true', maxResults: String(PAGE_SIZE), ...(pageToken && { pageToken }) };
      const page = await this.client.call<EventPage>(access, `${eventsOf(calendarId)}?${new URLSearchParams(query)}`);
      items.push(...(page.items ?? []).filter(({ status }) => status !== 'cancelled'));
      if (!page.nextPageToken) return { items, syncToken: page.nextSyncToken ?? null };
      pageToken = page.nextPageToken;
    }
  }
}

const eventsOf = (calendarId: string): string => `/calendars/${encodeURIComponent(calendarId)}/events`;

/** What keeps its owner busy: nothing that is shown as free, and no invitation that was declined. */
function isBusy({ transparency, attendees = [] }: GoogleEvent): boolean {
  const answer = attendees.find(({ self }) => self)?.responseStatus;
  return transparency !== 'transparent' && answer !== 'declined';
}

/** Private, so that those who share the calendar see that its owner is busy and nothing else. */
function eventOf({ title, startsAt, endsAt, timeZone, location, page }: EntryFacts): object {
  return {
    ...{ summary: title, description: page, location, visibility: 'private' },
    ...{ start: { dateTime: startsAt, timeZone }, end: { dateTime: endsAt, timeZone } },
    reminders: { useDefault: true },
    source: { title: 'Yarrow', url: page },
  };
}
