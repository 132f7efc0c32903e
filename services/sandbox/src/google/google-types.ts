/** The start or end of an event: a date for an all-day event, otherwise a time. */
export interface GoogleTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

/** An event as it is stored, without the fields that depend on its version (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export interface GoogleEvent {
  start: GoogleTime;
  end: GoogleTime;
  created: string;
  iCalUID: string;
  status?: 'confirmed' | 'tentative';
  summary?: string;
  transparency?: 'opaque' | 'transparent';
  visibility?: 'confidential' | 'default' | 'private' | 'public';
  /** Fields that the sandbox stores unread, such as `attendees` and `extendedProperties`. */
  [field: string]: unknown;
}

/** A subscription to the changes of a calendar. */
export interface GoogleChannel {
  id: string;
  calendarId: string;
  userId: string;
  resourceId: string;
  resourceUri: string;
  address: string;
  token?: string;
  /** Milliseconds. */
  expiresAt: number;
  /** Messages sent so far. */
  messages: number;
}
