import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { firstDay, lastDay, type Month } from '../booking/month.js';

const MoveAvailability = graphql(`
  query MoveAvailability(
    $appointmentId: ID!
    $instantActionToken: String
    $from: Date!
    $to: Date!
    $timeZone: String
  ) {
    rescheduleAvailability(
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
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

export interface MoveTimesWanted {
  timeZone: string;
  month: Month;
  /** In `timeZone`, `YYYY-MM-DD`. */
  today: string;
}

/** The times of a month to which an appointment can be rescheduled. Always refetched. */
export function useMoveTimes(
  { id, instantActionToken }: { id: string; instantActionToken: string },
  { timeZone, month, today }: MoveTimesWanted,
) {
  const begin = firstDay(month);
  const { data, loading, error, refetch } = useQuery(MoveAvailability, {
    variables: {
      appointmentId: id,
      instantActionToken,
      from: begin < today ? today : begin,
      to: lastDay(month),
      timeZone,
    },
    fetchPolicy: 'cache-and-network',
  });
  return {
    availability: data?.rescheduleAvailability ?? undefined,
    loading,
    error,
    reload: () => void refetch(),
  };
}
