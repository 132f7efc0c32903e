import { useMemo, useState } from 'react';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { Badge, type BadgeProps } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import type { CheckedRow, RowOutcome } from './importDraft.js';

export interface ReviewTableProps {
  rows: readonly CheckedRow[];
  outcomes: ReadonlyMap<number, RowOutcome>;
  disabled: boolean;
  /** Opens a row for correction, by its number. */
  onOpen: (row: number) => void;
  onRemove: (rows: ReadonlySet<number>) => void;
}

const NO_ROWS: ReadonlySet<string> = new Set();

/** The rows of a list, and what will become of each. */
export function ReviewTable({ rows, outcomes, disabled, onOpen, onRemove }: ReviewTableProps) {
  const columns = useMemo(() => columnsFor(outcomes), [outcomes]);
  const [selected, setSelected] = useState(NO_ROWS);
  const remove = () => {
    onRemove(new Set([...selected].map(Number)));
    setSelected(NO_ROWS);
  };
  return (
    <DataTable
      label="Clients of your list"
      nouns={['client', 'clients']}
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row)}
      {...(!disabled && {
        onOpen: ({ row }: CheckedRow) => onOpen(row),
        onSelect: setSelected,
        selected,
        selectionActions: (
          <Button variant="outline" size="sm" onClick={remove}>
            Remove from list
          </Button>
        ),
      })}
      empty={<EmptyState icon="users" title="No rows here" />}
    />
  );
}

function columnsFor(outcomes: ReadonlyMap<number, RowOutcome>): readonly DataColumn<CheckedRow>[] {
  return [
    {
      id: 'email',
      header: 'Email',
      width: '28%',
      addresses: true,
      cell: ({ email }) => email || <Absent>No email</Absent>,
    },
    { id: 'first_name', header: 'First name', width: '14%', cell: ({ firstName }) => firstName || <Absent>–</Absent> },
    { id: 'last_name', header: 'Last name', width: '16%', cell: ({ lastName }) => lastName || <Absent>–</Absent> },
    { id: 'phone', header: 'Phone', width: '18%', cell: (row) => <Phone {...row} /> },
    {
      id: 'invitation',
      header: 'Invitation',
      width: '24%',
      cell: (row) => <Outcome outcome={outcomes.get(row.row)!} problem={row.check.problem} />,
    },
  ];
}

function Phone({ phone, check }: CheckedRow) {
  if (!phone) return <Absent>–</Absent>;
  if (!check.withoutPhone) return phone;
  return (
    <chakra.span color="textSoft">
      <s>{phone}</s> <chakra.span fontSize="xs">left out</chakra.span>
    </chakra.span>
  );
}

const OUTCOMES: Readonly<
  Record<Exclude<RowOutcome, 'left_out'>, { tone: NonNullable<BadgeProps['tone']>; label: string }>
> = {
  mail: { tone: 'success', label: 'By email' },
  text: { tone: 'success', label: 'By text' },
  repeated: { tone: 'neutral', label: 'Listed twice' },
};

function Outcome({ outcome, problem }: { outcome: RowOutcome; problem: string | undefined }) {
  if (outcome !== 'left_out') return <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
      <Badge tone="warning">Left out</Badge> <chakra.span fontSize="sm">{problem}</chakra.span>
    </chakra.span>
  );
}

function Absent({ children }: { children: string }) {
  return <chakra.span color="textFaint">{children}</chakra.span>;
}
