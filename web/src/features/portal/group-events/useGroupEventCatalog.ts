import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const GroupEventCatalog = graphql(`
  query GroupEventCatalog {
    currentPractice {
      id
      timeZone
      defaultCurrency
      locations {
        id
        name
        kind
        timeZone
      }
      bookableEventTypes {
        id
        name
        description
        instructions
        kind
        duration
        durationUnit
        amountCents
        capacity
        location {
          id
        }
      }
    }
  }
`);

/** What group events are made of: types, places, the currency. */
export function useGroupEventCatalog() {
  const { data, error, refetch } = useQuery(GroupEventCatalog, { fetchPolicy: 'cache-and-network' });
  return { catalog: data?.currentPractice ?? undefined, error, refetch };
}

export type GroupEventCatalog = NonNullable<ReturnType<typeof useGroupEventCatalog>['catalog']>;
