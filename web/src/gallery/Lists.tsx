import { useState } from 'react';
import { DataTable, type DataColumn, type DataTableProps } from '../portal-ui/DataTable.js';
import { NothingOnPage } from '../portal-ui/NothingOnPage.js';
import { Button } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { LONG_NAME, manyClients, type GalleryClient } from './galleryData.js';
import { Specimen, State } from './Specimen.js';

const COLUMNS: readonly DataColumn<GalleryClient>[] = [
  { id: 'name', header: 'Full Name', cell: ({ name }) => name, sortable: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email, optional: true },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, optional: true, align: 'end' },
];

const [FIRST, ...OTHERS] = manyClients(3);
const THREE = [{ ...FIRST!, name: LONG_NAME }, ...OTHERS];
const THOUSAND = manyClients(1000);

/** `DataTable` in every state, and a page behind its last one. */
export function Lists() {
  return (
    <Specimen name="DataTable, NothingOnPage">
      <State name="filled, selected, next page" width="whole">
        <Table label="Clients" rows={THREE} />
      </State>
      <State name="small width" width="small">
        <Table label="Clients on a phone" rows={THREE} />
      </State>
      <State name="loading">
        <Table label="Clients on their way" rows={undefined} />
      </State>
      <State name="empty">
        <Table label="No clients" rows={[]} />
      </State>
      <State name="behind the last page">
        <NothingOnPage icon="users" onFirst={() => undefined} />
      </State>
      <State name="error">
        <Table label="Clients that did not load" rows={undefined} failed />
      </State>
      <State name="1,000 rows" width="whole">
        <Table label="All clients" rows={THOUSAND} />
      </State>
    </Specimen>
  );
}

function Table(props: Pick<DataTableProps<GalleryClient>, 'label' | 'rows' | 'failed'>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState({ column: 'name', descending: false });
  const [opened, setOpened] = useState('');
  const count = props.rows?.length ?? 0;
  return (
    <>
      <DataTable
        {...props}
        nouns={['client', 'clients']}
        columns={COLUMNS}
        rowId={({ id }) => id}
        onOpen={({ name }) => setOpened(name)}
        {...{ sort, selected }}
        onSort={setSort}
        onSelect={setSelected}
        selectionActions={
          <Button size="sm" variant="outline">
            Archive
          </Button>
        }
        paging={{ total: count * 2, hasMore: true, onMore: () => undefined }}
        onRetry={() => undefined}
        empty={<EmptyState icon="users" title="No clients yet" />}
      />
      <output aria-label={`Opened of ${props.label}`}>{opened}</output>
    </>
  );
}
