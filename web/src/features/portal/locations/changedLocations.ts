import type { ApolloCache, ObservableQuery } from '@apollo/client';
import { refetchFresh } from '../../../lib/refetchFresh.js';

/**
 * Options of a mutation after which a practice has other locations, or others that can be booked: this page asks again, and
 * so does what shows them next.
 */
export function changedLocations(practiceId: string) {
  return {
    refetchQueries: ['LocationsAndHours'],
    awaitRefetchQueries: true,
    onQueryUpdated: (query: ObservableQuery) =>
      query.queryName === 'LocationsAndHours' ? refetchFresh(query) : undefined,
    update: (cache: ApolloCache) => {
      const id = cache.identify({ __typename: 'Practice', id: practiceId });
      if (id) cache.evict({ id, fieldName: 'locations' });
    },
  };
}
