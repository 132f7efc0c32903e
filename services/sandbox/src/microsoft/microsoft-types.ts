/** A time without offset, as Microsoft writes it: `2026-12-01T10:00:00.0000000`. */
export interface GraphTime {
  dateTime: string;
  timeZone: string;
}

/** An event as it is stored, without the fields that depend on its version (https://learn.microsoft.com/en-us/graph/api/resources/event). */
export interface GraphEvent {
  subject: string;
  start: GraphTime;
  end: GraphTime;
  isAllDay: boolean;
  showAs: string;
  sensitivity: string;
  createdDateTime: string;
  transactionId?: string;
  singleValueExtendedProperties?: unknown;
  /** Fields that the sandbox stores unread, such as `body` and `location`. */
  [field: string]: unknown;
}

/** A subscription to the changes of a calendar. */
export interface GraphSubscription {
  id: string;
  userId: string;
  calendarId: string;
  /** As in the request. */
  resource: string;
  changeType: string;
  notificationUrl: string;
  clientState?: string;
  /** ISO 8601. */
  expirationDateTime: string;
}
