import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { ClientRow_ClientFragment } from '../../../gql/graphql.js';
import { shownPhone } from '../../../lib/shownPhone.js';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { Avatar } from '../../../ui/Avatar.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';

const PAGE_SIZE = 50;

const ClientRow_client = graphql(`
  fragment ClientRow_client on Client {
    id
    name
    email
    phone
  }
`);

const ClientsOfPractice = graphql(`
  query ClientsOfPractice($search: String, $first: Int!, $after: String) {
    clients(search: $search, first: $first, after: $after) {
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
  }
`);

type Client = ClientRow_ClientFragment;

const COLUMNS: readonly DataColumn<Client>[] = [
  {
    id: 'name',
    header: 'Full Name',
    cell: ({ name }) => (
      <chakra.span display="flex" gap="3" alignItems="center">
        <Avatar name={name} size="xs" decorative />
        {name}
      </chakra.span>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email ?? <Absent /> },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => (phone ? shownPhone(phone) : <Absent />) },
];

export interface ClientsTableProps {
  /** Part of a name, e-mail or phone; empty for all. */
  search: string;
  onOpen: (clientId: string) => void;
}

/** The contacts that match, a page at a time. */
export function ClientsTable({ search, onOpen }: ClientsTableProps) {
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(ClientsOfPractice, {
    variables: { search: search || null, first: PAGE_SIZE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const clients = data?.clients;
  const showMore = () =>
    fetchMore({
      variables: { after: clients?.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { clients: next } }) => ({
        ...shown,
        clients: { ...next, edges: [...shown.clients.edges, ...next.edges] },
      }),
    });
  return (
    <DataTable
      label="Clients"
      nouns={['client', 'clients']}
      columns={COLUMNS}
      rows={clients?.edges.map(({ node }) => readFragment(ClientRow_client, node))}
      rowId={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      paging={
        clients && {
          total: clients.totalCount,
          hasMore: clients.pageInfo.hasNextPage,
          loadingMore: networkStatus === NetworkStatus.fetchMore,
          onMore: () => void showMore(),
        }
      }
      failed={error !== undefined}
      onRetry={() => void refetch()}
      empty={<NoClients search={search} />}
    />
  );
}

function NoClients({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState icon="search" title={`Nobody found for “${search}”`}>
        Try a part of the name, the e-mail address or the phone number.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="users" title="No clients yet">
      Everybody who books with you appears here.
    </EmptyState>
  );
}

function Absent() {
  return (
    <chakra.span color="textFaint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </chakra.span>
  );
}
