/** A calendar entry that goes with a mail. */
export interface CalendarEntry {
  /** `CANCEL` takes the entry with the same UID back (RFC 5546 §3.2.5). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Of a published one: it is taken back. */
  cancelled?: boolean;
  uid: string;
  /** 0 in the first message about it, one more in each that changes it (RFC 5546 §2.1.4). */
  sequence: number;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** IANA zone of the place. */
  timeZone: string;
  /** Whole days of the zone, without times. */
  allDay?: boolean;
  summary: string;
  description: string;
  location: string;
  /** Name of the practice; the address is that which mail comes from. */
  organizer: { name: string };
  attendee: { name: string; email: string };
}

/** What a mail says, without how it looks; the HTML and the text part are made from it. */
export interface MailMessage {
  subject: string;
  /** Preview line that mailboxes show next to the subject. */
  preview: string;
  /** In whose name it is sent; absent for mail of the platform itself. */
  practice?: string;
  heading: string;
  paragraphs: string[];
  /** `isLink`: the value may hold an address to follow, that of a video call. */
  details: { label: string; value: string; isLink?: boolean }[];
  action?: { label: string; url: string };
  /** A file that belongs to it, as a link below the action. */
  file?: { label: string; url: string };
  closing?: string;
  calendar?: CalendarEntry;
  /** Several entries in one file, all of them published. */
  calendarEntries?: CalendarEntry[];
}

/** What a text message says. */
export interface TextMessage {
  body: string;
}
