import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const CalendarProfiles = graphql(`
  query CalendarProfiles {
    currentPractice {
      id
      calendarProfiles {
        id
        providerName
        erroredAt
      }
    }
  }
`);

/** Where practitioners connect their calendars. */
export const CALENDAR_SETTINGS = '/portal/settings/calendar';

/** The practice and the calendars that it has connected; undefined while that is not known. */
export function useCalendarProfiles() {
  return useQuery(CalendarProfiles).data?.currentPractice ?? undefined;
}
