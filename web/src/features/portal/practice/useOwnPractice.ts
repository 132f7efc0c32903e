import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const OwnPractice = graphql(`
  query OwnPractice {
    currentPractice {
      id
      name
      timeZone
      countryCode
      published
      bookableEventsEnabled
      locations {
        id
        name
        timeZone
        allHours {
          weekDay
          hours {
            startsAt
            endsAt
          }
        }
        hoursExceptions(includePast: true) {
          date
          hours {
            startsAt
            endsAt
          }
        }
      }
    }
  }
`);

/** Countries whose calendars begin the week on Sunday. */
const SUNDAY_FIRST = new Set(['US', 'CA', 'MX', 'AU', 'BR', 'JP', 'IL']);

/** The practice of who is logged in, with what the calendar draws by. */
export function useOwnPractice() {
  const { data, error, refetch } = useQuery(OwnPractice);
  const practice = data?.currentPractice ?? undefined;
  const firstWeekday = practice && !SUNDAY_FIRST.has(practice.countryCode) ? 1 : 0;
  return { practice, firstWeekday, error, refetch } as const;
}
