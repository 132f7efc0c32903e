import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { RefusedRowsQuery } from '../../../gql/graphql.js';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { usePagedLists } from '../../../portal-ui/usePagedLists.js';

const RefusedRowsOfImport = graphql(`
  query RefusedRows($id: ID!, $offset: Int!) {
    clientImport(id: $id) {
      id
      erroredClients(limit: 100, offset: $offset) {
        row
        email
        firstName
        lastName
        phone
        message
      }
    }
  }
`);

type Row = NonNullable<RefusedRowsQuery['clientImport']>['erroredClients'][number];

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'email', header: 'Email', width: '28%', addresses: true, cell: ({ email }) => email || '–' },
  {
    id: 'name',
    header: 'Name',
    cell: ({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim() || '–',
  },
  { id: 'phone', header: 'Phone', width: '16%', cell: ({ phone }) => phone || '–' },
  { id: 'reason', header: 'Reason', width: '36%', cell: ({ message }) => message },
];

/** Refused rows of an import with their reasons; all of them as a file that can be corrected and imported again. */
export function RefusedRows({ importId, count }: { importId: string; count: number }) {
  usePagedLists();
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(RefusedRowsOfImport, {
    variables: { id: importId, offset: 0 },
    notifyOnNetworkStatusChange: true,
  });
  const rows = data?.clientImport?.erroredClients;
  const showMore = () => fetchMore({ variables: { offset: rows?.length ?? 0 } });
  return (
    <chakra.section display="grid" gap="3" minW="0" aria-labelledby="refused">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.h3 id="refused" fontSize="md">
          Not invited
        </chakra.h3>
        <ButtonLink
          variant="outline"
          size="sm"
          href={`/portal/client-export/imports/${importId}/refused-rows.csv`}
          external="download"
        >
          <Icon name="download" size={18} /> Download (CSV)
        </ButtonLink>
      </chakra.div>
      <DataTable
        label="Not invited"
        columns={COLUMNS}
        rows={rows}
        rowId={({ row }) => String(row)}
        paging={{
          total: count,
          hasMore: rows !== undefined && rows.length < count,
          loadingMore: networkStatus === NetworkStatus.fetchMore,
          onMore: () => void showMore(),
        }}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="check" title="Every row was accepted" />}
      />
    </chakra.section>
  );
}
