import type * as contract from '../generated/graphql.js';
import type { ConnectedProfile } from './calendar-profiles.service.js';
import type { ExternalCalendar } from './external-calendar.entity.js';

/** What a practice is shown; the address of a feed and the password of an account are never. */
export function calendarProfileView({ profile, calendars }: ConnectedProfile): contract.CalendarProfile {
  const { id, providerName, profileName, erroredAt } = profile;
  return {
    ...{ id, providerName, profileName, profileId: id, calendars: calendars.map(calendarView) },
    erroredAt: erroredAt?.toISOString() ?? null,
  };
}

function calendarView(calendar: ExternalCalendar): contract.ExternalCalendar {
  const { id, calendarId, name, active, readAt, unreadSince, problem, writable } = calendar;
  return {
    ...{ id, calendarId, calendarName: name, active, problem, writable },
    readAt: readAt?.toISOString() ?? null,
    unreadSince: unreadSince?.toISOString() ?? null,
  };
}
