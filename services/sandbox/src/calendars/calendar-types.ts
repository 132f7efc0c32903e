/** A user of a calendar provider. */
export interface CalendarUser {
  id: string;
  name: string;
  email: string;
}

export interface UserCalendar {
  id: string;
  userId: string;
  name: string;
  isPrimary: boolean;
  /** Whether the user may change entries. */
  isWritable: boolean;
  /** IANA name. */
  timeZone: string;
}

/** ISO 8601 in UTC. All-day entries start and end at midnight UTC, whatever the calendar's time zone. */
export interface TimeSpan {
  startsAt: string;
  endsAt: string;
}

/** An entry's place in the calendar from a version on. */
export interface EntryPlace extends TimeSpan {
  version: number;
  isDeleted: boolean;
}

/** What is saved of an entry; `Body` is the provider's own format. */
export interface EntryDraft<Body> extends TimeSpan {
  id: string;
  isDeleted: boolean;
  body: Body;
}

/** Deleted entries are retained. */
export interface StoredEntry<Body> extends EntryDraft<Body> {
  userId: string;
  calendarId: string;
  /** Rises with each change of any entry. */
  version: number;
  /** One for each version, oldest first, the current one included. */
  places: EntryPlace[];
}

export interface CalendarChange<Body> {
  kind: 'created' | 'deleted' | 'updated';
  calendar: UserCalendar;
  entry: StoredEntry<Body>;
}

/** An entry that a user makes or changes in their own calendar. */
export interface UserEntry extends TimeSpan {
  /** The primary calendar unless given. */
  calendarId?: string | undefined;
  /** Of the entry that is changed. */
  id?: string | undefined;
  title: string;
  free?: boolean | undefined;
  /** Uses the dates of the times only. */
  allDay?: boolean | undefined;
}

/** An entry of any provider as tests see it. */
export interface SeenEntry extends TimeSpan {
  id: string;
  title: string;
  isFree: boolean;
  isPrivate: boolean;
}
