import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { refetchFresh } from './refetchFresh.js';

/** Refetches the mounted queries of these names after a change. */
export function refetchNamed(client: ApolloClient, ...names: string[]) {
  return client.refetchQueries({ include: names, onQueryUpdated: (query) => refetchFresh(query) });
}

/** Options of a mutation after which the mounted queries of these names are refetched. */
export function alsoRefetch(...names: string[]) {
  return {
    refetchQueries: names,
    onQueryUpdated: (query: ObservableQuery): undefined => {
      if (names.includes(query.queryName ?? '')) void refetchFresh(query);
    },
  };
}
