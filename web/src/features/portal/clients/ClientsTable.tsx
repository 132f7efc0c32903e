import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useMemo, type ReactNode } from 'react';
import { shownPhone } from '../../../lib/shownPhone.js';
import { Absent } from '../../../portal-ui/Absent.js';
import { DataTable, type DataColumn, type TableSort } from '../../../portal-ui/DataTable.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import type { DirectorySort } from './directorySort.js';
import { MarkedText } from './MarkedText.js';
import type { ClientRow, Directory } from './useDirectory.js';

export interface ClientsTableProps {
  /** Part of a name, e-mail or phone; empty for all. */
  search: string;
  sort: DirectorySort;
  directory: Directory;
  onSort: (sort: TableSort) => void;
  /** Nothing is to be searched for any more. */
  onClear: () => void;
  onOpen: (clientId: string) => void;
}

/** The contacts that match, a page at a time, with what was searched for marked. */
export function ClientsTable({ search, sort, directory, onSort, onClear, onOpen }: ClientsTableProps) {
  const { rows, paging, practice, failed, retry } = directory;
  const zone = practice?.timeZone;
  const columns = useMemo(() => columnsFor(search, zone), [search, zone]);
  return (
    <DataTable
      label="Clients"
      nouns={['client', 'clients']}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      {...{ sort, onSort, paging, failed }}
      onRetry={retry}
      empty={<NoClients search={search} onClear={onClear} />}
    />
  );
}

/** @param zone in which the practice reads days */
function columnsFor(search: string, zone: string | undefined): readonly DataColumn<ClientRow>[] {
  const marked = (text: string | null | undefined) => (text ? <MarkedText {...{ text, search }} /> : <Absent />);
  return [
    {
      id: 'full_name',
      header: 'Full Name',
      sortable: true,
      cell: ({ name }) => (
        <chakra.span display="flex" gap="3" alignItems="center">
          <Avatar name={name} size="xs" decorative />
          <span>
            <MarkedText text={name} search={search} />
          </span>
        </chakra.span>
      ),
    },
    { id: 'email', header: 'Email', sortable: true, addresses: true, cell: ({ email }) => marked(email) },
    {
      id: 'phone',
      header: 'Phone',
      sortable: true,
      cell: ({ phone }) => <Whole>{marked(phone && shownPhone(phone))}</Whole>,
    },
    {
      id: 'last_appointment',
      header: 'Last appt',
      sortable: true,
      descendingFirst: true,
      cell: ({ lastAppointmentDate: last }) =>
        last && zone ? <Whole>{formatDate(parseOffsetDateTime(last), zone)}</Whole> : <Absent />,
    },
  ];
}

/** On one line, however long the addresses next to it are. */
function Whole({ children }: { children: ReactNode }) {
  return <chakra.span whiteSpace="nowrap">{children}</chakra.span>;
}

function NoClients({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState
        icon="search"
        title={`No clients found for “${search}”`}
        action={
          <Button variant="outline" onClick={onClear}>
            Show all clients
          </Button>
        }
      >
        Try part of the name, email address or phone number.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="users"
      title="No clients yet"
      action={
        <ButtonLink variant="outline" href="/portal/clients/import">
          Import your clients
        </ButtonLink>
      }
    >
      Everyone who books with you appears here. You can also add clients, invite them to book, or import your list.
    </EmptyState>
  );
}
