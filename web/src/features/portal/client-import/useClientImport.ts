import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { ClientImportProgressQuery } from '../../../gql/graphql.js';

/** How often a list that is under way is asked after: it takes seconds, and nobody waits for a stream to begin. */
const POLL_MS = 1_000;

const ClientImportProgress = graphql(`
  query ClientImportProgress($id: ID!) {
    clientImport(id: $id) {
      id
      rowsCount
      receivedCount
      processedCount
      invitedCount
      existingCount
      repeatedCount
      refusedCount
      finished
    }
  }
`);

export type ClientImport = NonNullable<ClientImportProgressQuery['clientImport']>;

/** An import as far as it has come; asked for until it is finished. */
export function useClientImport(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(ClientImportProgress, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // An answer with an error has null in its place: it is there all the same, as far as it had come.
  const found = error && !data?.clientImport ? (previousData?.clientImport ?? undefined) : data?.clientImport;
  const finished = found === null || found?.finished === true;
  useEffect(() => {
    if (finished) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [finished, startPolling, stopPolling]);
  return { found, failed: error !== undefined, retry: () => void refetch() };
}
