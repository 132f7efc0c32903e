import type { EntryFacts } from '../calendar-entries/calendar-entry.entity.js';
import type { CalendarProvider } from './calendar-profile.entity.js';

/** A stretch of time, epoch milliseconds: nothing else of what a calendar holds is stored. */
export interface BusyTime {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Why a calendar could not be read: no answer, no calendar in it, more than is read, or an account that lets us in no more. */
export type CalendarProblem = 'unreachable' | 'no_calendar' | 'too_large' | 'access_lost';

export class CalendarReadError extends Error {
  override readonly name = 'CalendarReadError';

  constructor(readonly problem: CalendarProblem) {
    super(`The calendar could not be read: ${problem}`);
  }
}

/** The entry is not there any more. */
export class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
}

export interface CalendarRequest {
  /** What the account is reached with: the address of a feed, an access token, or of CalDAV an account as JSON. */
  readonly access: string;
  /** As the provider calls it. */
  readonly calendarId: string;
  /** Of what has no zone of its own. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Of the last reading, where an answer that nothing has changed will do. */
  readonly known: { readonly etag: string | null; readonly lastModified: string | null } | null;
  /** Ids of the entries that we write to this calendar: they are not busy times. */
  readonly ours: ReadonlySet<string>;
}

/** An entry of ours as it is in the calendar. */
export interface FoundEntry extends BusyTime {
  readonly entryId: string;
}

export type CalendarReading =
  | { readonly unchanged: true }
  | {
      readonly unchanged: false;
      /** Undefined where the account lists its calendars by name. */
      readonly name?: string;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly busy: readonly BusyTime[];
      readonly ours: readonly FoundEntry[];
    };

/** How calendars of a kind of provider are read. */
export interface CalendarAdapter {
  readonly providers: readonly CalendarProvider[];
  /** @throws CalendarReadError, ProviderAnswerError */
  read(request: CalendarRequest): Promise<CalendarReading>;
}

/** A calendar of an account. */
export interface ListedCalendar {
  readonly calendarId: string;
  readonly name: string;
  readonly writable: boolean;
  /** The one that people mean when they name none. */
  readonly primary: boolean;
}

/** An entry to be written. */
export interface EntryToWrite {
  readonly calendarId: string;
  /** Our id of it, 32 hexadecimal digits: written twice, it is one entry. */
  readonly key: string;
  /** As the provider calls it; null for a new one. */
  readonly entryId: string | null;
  readonly facts: EntryFacts;
}

/** How calendars of accounts are listed and written as well. */
export interface CalendarAccountAdapter extends CalendarAdapter {
  listCalendars(access: string): Promise<ListedCalendar[]>;
  /** @returns the id of the entry. @throws EntryGoneError where it has an id and is not there any more */
  writeEntry(access: string, entry: EntryToWrite): Promise<string>;
  /** Removes it; one that is not there is removed. */
  removeEntry(access: string, entry: Omit<EntryToWrite, 'facts'>): Promise<void>;
  /** Has changes reported to an address; absent where the provider does not do that. */
  openChannel?(access: string, calendarId: string, target: ChannelTarget): Promise<Channel>;
  /** @returns where it is now, undefined where it is not there any more */
  findEntry(access: string, entry: { calendarId: string; entryId: string }): Promise<BusyTime | undefined>;
}

/** What lets us act for an account. */
export interface CalendarGrant {
  readonly accessToken: string;
  /** Absent where the one before still serves. */
  readonly refreshToken?: string;
  readonly expiresAt: Date;
}

/** Consent flow in which a user grants access to an account at their provider (OAuth 2.0, RFC 6749). */
export interface CalendarConsent {
  readonly providers: readonly CalendarProvider[];
  /** Whether this installation has an app at the provider. */
  readonly offered: boolean;
  authorizeUrl(redirectUri: string, state: string): string;
  grantByCode(code: string, redirectUri: string): Promise<CalendarGrant>;
  grantByRefreshToken(refreshToken: string): Promise<CalendarGrant>;
  /** Takes our access back, where the provider offers that. */
  revoke(token: string): Promise<void>;
  /** How the account is called. */
  accountName(accessToken: string): Promise<string>;
}

/** Where a provider reports that a calendar has changed. */
export interface Channel {
  readonly channelId: string;
  readonly endsAt: Date;
}

export interface ChannelTarget {
  /** Our id of the channel. */
  readonly id: string;
  /** Receives the reports, which carry `secret`. */
  readonly url: string;
  readonly secret: string;
  /** Until when reports are wanted; a provider may end them sooner. */
  readonly endsAt: Date;
}
