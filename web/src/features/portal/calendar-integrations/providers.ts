import type { CalendarProvider } from '../../../gql/graphql.js';

/** As their makers write them (spec portal-configuration §9). */
export const PROVIDERS: Record<CalendarProvider, string> = {
  google: 'Google',
  icloud: 'iCloud',
  outlook: 'Outlook',
  office365: 'Office 365',
  exchange: 'Exchange',
  caldav: 'CalDAV',
  ical_feed: 'iCal feed',
};

/** Providers without a login page of their own: the username and password are typed here. */
export type LoginProvider = Extract<CalendarProvider, 'icloud' | 'caldav'>;

export const takesLogin = (provider: CalendarProvider): provider is LoginProvider =>
  provider === 'icloud' || provider === 'caldav';
