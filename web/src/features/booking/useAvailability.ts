import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import type { BookingChoice } from './bookingChoice.js';
import { firstDay, lastDay, type Month } from './month.js';

const AvailabilityOfMonth = graphql(`
  query AvailabilityOfMonth(
    $practiceId: ID!
    $serviceIds: [ID!]!
    $locationId: ID!
    $from: Date!
    $to: Date!
    $timeZone: String
  ) {
    availability(
      practiceId: $practiceId
      serviceIds: $serviceIds
      locationId: $locationId
      from: $from
      to: $to
      timeZone: $timeZone
    ) {
      practiceTimeZone
      nextStartsAt
      days {
        date
        slots {
          startsAt
          endsAt
          practiceStartsAt
        }
      }
    }
  }
`);

export interface AvailabilityWanted {
  practiceId: string;
  choice: BookingChoice;
  timeZone: string;
  month: Month;
  /** In `timeZone`, `YYYY-MM-DD`. */
  today: string;
}

/** Bookable start times of a month. Always refetched: a cached slot may have been booked since. */
export function useAvailability({ practiceId, choice, timeZone, month, today }: AvailabilityWanted) {
  const begin = firstDay(month);
  const { data, loading, error, refetch } = useQuery(AvailabilityOfMonth, {
    variables: {
      practiceId,
      serviceIds: [...choice.serviceIds],
      locationId: choice.place?.id ?? '',
      from: begin < today ? today : begin,
      to: lastDay(month),
      timeZone,
    },
    skip: !choice.place,
    fetchPolicy: 'cache-and-network',
  });
  return {
    availability: data?.availability,
    loading,
    error,
    reload: () => void refetch(),
  };
}
