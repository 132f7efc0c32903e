import type { CalendarLinks } from '../generated/graphql.js';

const SECOND_MS = 1_000;

/** What a calendar's form is filled in with. */
export interface CalendarEntry {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Dates of an all-day event, `YYYY-MM-DD`, used instead of the instants. `end` is exclusive. */
  readonly days?: { readonly first: string; readonly end: string } | undefined;
  readonly location: string;
  /** Plain text. */
  readonly details: string;
  /** Path of the calendar file. */
  readonly fileUrl: string;
}

/** Addresses of the forms of other calendars; instants are in UTC, so that no reader needs our zone rules. */
export function calendarLinks(entry: CalendarEntry): Omit<CalendarLinks, '__typename'> {
  const { title, startsAt, endsAt, days, location, details, fileUrl } = entry;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: days ? `${withoutDashes(days.first)}/${withoutDashes(days.end)}` : `${compact(startsAt)}/${compact(endsAt)}`,
    details,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: days?.first ?? extended(startsAt),
    enddt: days?.end ?? extended(endsAt),
    ...(days && { allday: 'true' }),
    body: details,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook's form shows a plus as it is, so spaces are written in full.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll('+', '%20')}`,
    apple: fileUrl,
  };
}

/** Page of the visit: for the client by the link, for the practice in its calendar. */
export function pageOf(publicUrl: string, token: string, practiceLooks: boolean): string {
  return practiceLooks ? `${publicUrl}/portal/calendar#${token}` : `${publicUrl}/m/c/${token}`;
}

/** `2027-01-06T15:00:00Z` */
function extended(instant: Date): string {
  return new Date(Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS).toISOString().replace('.000', '');
}

const withoutDashes = (date: string): string => date.replaceAll('-', '');

/** `20270106T150000Z` */
function compact(instant: Date): string {
  return extended(instant).replace(/[-:]/g, '');
}
