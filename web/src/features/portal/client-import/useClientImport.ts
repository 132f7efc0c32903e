import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { ClientImportProgressQuery } from '../../../gql/graphql.js';

/** Poll interval of an import in progress: it takes seconds, so a stream is not worth its setup time. */
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
  // A response with an error holds null: keeps the last known progress.
  const found = error && !data?.clientImport ? (previousData?.clientImport ?? undefined) : data?.clientImport;
  const finished = found === null || found?.finished === true;
  useEffect(() => {
    if (finished) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [finished, startPolling, stopPolling]);
  return { found, failed: error !== undefined, retry: () => void refetch() };
}
