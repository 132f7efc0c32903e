import type { ApolloCache } from '@apollo/client';

/**
 * Options of a mutation after which a practice has other locations, or others that can be booked: this page asks again, and
 * so does what shows them next.
 */
export function changedLocations(practiceId: string) {
  return {
    refetchQueries: ['LocationsAndHours'],
    awaitRefetchQueries: true,
    update: (cache: ApolloCache) => {
      const id = cache.identify({ __typename: 'Practice', id: practiceId });
      if (id) cache.evict({ id, fieldName: 'locations' });
    },
  };
}
