import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { ClientRow_ClientFragment } from '../../../gql/graphql.js';
import { usePagedLists } from '../../../portal-ui/usePagedLists.js';
import type { DirectorySort } from './directorySort.js';

/** The most that the server gives at once. */
const PAGE_SIZE = 100;

export const ClientRow_client = graphql(`
  fragment ClientRow_client on Client {
    id
    name
    email
    phone
    lastAppointmentDate
  }
`);

const ClientsOfPractice = graphql(`
  query ClientsOfPractice(
    $search: String
    $first: Int!
    $after: String
    $sort: ClientSort
    $searching: Boolean!
    $withPractice: Boolean!
  ) {
    clients(search: $search, first: $first, after: $after, sort: $sort) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...ClientRow_client
        }
      }
    }
    everybody: clients(first: 1) @include(if: $searching) {
      totalCount
    }
    currentPractice @include(if: $withPractice) {
      id
      timeZone
      ...ClientForm_practice
    }
  }
`);

export type ClientRow = ClientRow_ClientFragment;

/** The contacts that match, a page at a time, and what the screens around them need of the practice. */
export function useDirectory(search: string, { column, descending }: DirectorySort) {
  usePagedLists();
  const searching = search !== '';
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useQuery(ClientsOfPractice, {
    variables: {
      search: search || null,
      first: PAGE_SIZE,
      after: null,
      sort: { by: column, descending },
      searching,
      withPractice: true,
    },
    fetchPolicy: 'cache-and-network',
    // What was loaded below the first page stays when that is asked for again.
    refetchWritePolicy: 'merge',
    notifyOnNetworkStatusChange: true,
  });
  const clients = data?.clients;
  const showMore = () =>
    fetchMore({
      variables: { after: clients?.pageInfo.endCursor ?? null, searching: false, withPractice: false },
    });
  const known = data ?? previousData;
  return {
    rows: clients?.edges.map(({ node }): ClientRow => readFragment(ClientRow_client, node)),
    paging: clients && {
      total: clients.totalCount,
      hasMore: clients.pageInfo.hasNextPage,
      loadingMore: networkStatus === NetworkStatus.fetchMore,
      onMore: () => void showMore(),
    },
    /** Total number of clients, regardless of the search. */
    count: (known?.everybody ?? known?.clients)?.totalCount ?? 0,
    practice: known?.currentPractice ?? undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}

export type Directory = ReturnType<typeof useDirectory>;
