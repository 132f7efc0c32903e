import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { NotesOfClientQuery } from '../../../../gql/graphql.js';
import { usePagedLists } from '../../../../portal-ui/usePagedLists.js';

const NotesOfClient = graphql(`
  query NotesOfClient($clientId: ID!, $appointmentId: ID, $limit: Int!, $offset: Int!) {
    clientNotes(clientId: $clientId, appointmentId: $appointmentId, limit: $limit, offset: $offset) {
      totalCount
      notes {
        id
        text
        time
        appointmentId
        appointmentStartsAt
      }
    }
  }
`);

export type Note = NotesOfClientQuery['clientNotes']['notes'][number];

export interface WantedNotes {
  clientId: string;
  /** Only those about this visit. */
  appointmentId?: string;
  /** As many as are asked for at once. */
  limit: number;
}

/** What is written down of a client, the newest first, a part at a time. */
export function useNotes({ clientId, appointmentId, limit }: WantedNotes) {
  usePagedLists();
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(NotesOfClient, {
    variables: { clientId, appointmentId: appointmentId ?? null, limit, offset: 0 },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.clientNotes;
  const showMore = () => fetchMore({ variables: { offset: found?.notes.length ?? 0 } });
  return {
    notes: found?.notes,
    total: found?.totalCount ?? 0,
    hasMore: found !== undefined && found.notes.length < found.totalCount,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    showMore: () => void showMore(),
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}

export type Notes = ReturnType<typeof useNotes>;
