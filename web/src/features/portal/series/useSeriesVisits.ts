import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { SeriesVisitsQuery } from '../../../gql/graphql.js';

const SeriesVisits = graphql(`
  query SeriesVisits($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      series {
        id
        visits {
          id
          instantActionToken
          state
          startsAt
          past
          seriesNumber
        }
      }
    }
  }
`);

type Series = NonNullable<NonNullable<SeriesVisitsQuery['tokenAppointment']>['series']>;
export type SeriesVisit = NonNullable<Series['visits']>[number];

/**
 * All visits of a visit's series, in the order of their times; undefined until they are known.
 * @param token the practice's token of the visit
 */
export function useSeriesVisits(token: string, { skip = false } = {}) {
  const { data, error } = useQuery(SeriesVisits, {
    variables: { instantActionToken: token },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  return { visits: data?.tokenAppointment?.series?.visits ?? undefined, error };
}

interface ComingVisit {
  state: SeriesVisit['state'];
  past: boolean;
}

/** Those that stand and have not started: what is done with the others of a series is done with them. */
export const isComing = ({ state, past }: ComingVisit) => !past && (state === 'approved' || state === 'pending');
