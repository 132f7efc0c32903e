import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { ExistingClientsQuery } from '../../../gql/graphql.js';
import { shownPhone } from '../../../lib/shownPhone.js';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { usePagedLists } from '../../../portal-ui/usePagedLists.js';

const ExistingClientsOfImport = graphql(`
  query ExistingClients($id: ID!, $offset: Int!) {
    clientImport(id: $id) {
      id
      existingClients(limit: 100, offset: $offset) {
        id
        name
        email
        phone
      }
    }
  }
`);

type Row = NonNullable<ExistingClientsQuery['clientImport']>['existingClients'][number];

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Full Name', cell: ({ name }) => name },
  { id: 'email', header: 'Email', addresses: true, cell: ({ email }) => email ?? '–' },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => (phone ? shownPhone(phone) : '–') },
  {
    id: 'open',
    header: 'Client',
    cell: ({ id, name }) => (
      <RouteLink href={`/portal/clients/${id}`} aria-label={`View ${name}`}>
        View
      </RouteLink>
    ),
  },
];

/** Those of a list who were in the directory already. */
export function ExistingClients({ importId }: { importId: string }) {
  usePagedLists();
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(ExistingClientsOfImport, {
    variables: { id: importId, offset: 0 },
    notifyOnNetworkStatusChange: true,
  });
  const rows = data?.clientImport?.existingClients;
  const showMore = () => fetchMore({ variables: { offset: rows?.length ?? 0 } });
  return (
    <chakra.section display="grid" gap="3" minW="0" aria-labelledby="existing">
      <chakra.h3 id="existing" fontSize="md">
        Existing clients
      </chakra.h3>
      <DataTable
        label="Existing clients"
        nouns={['client', 'clients']}
        columns={COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        paging={{
          hasMore: rows !== undefined && rows.length > 0 && rows.length % 100 === 0,
          loadingMore: networkStatus === NetworkStatus.fetchMore,
          onMore: () => void showMore(),
        }}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="users" title="None of them are in your directory any more" />}
      />
    </chakra.section>
  );
}
