import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, DataTableProps } from './DataTable.js';
import { useColumnChoice } from './useColumnChoice.js';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export type TableModel<R> = ReactTable<typeof features, R & object>;
export type TableRow<R> = Row<typeof features, R & object>;

const NO_ROWS: never[] = [];

/** The table's state: what is sorted and selected belongs to the page, which columns are shown to this device. */
export function useTableModel<R extends object>(props: DataTableProps<R>): TableModel<R> {
  const { columns, rows, rowId, sort, onSort, selected, onSelect, name } = props;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const [columnVisibility, setColumnVisibility] = useColumnChoice(name, initialChoice(columns));
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  const rowSelection: RowSelectionState = Object.fromEntries([...(selected ?? [])].map((id) => [id, true]));
  return useTable<typeof features, R & object>({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: onSelect !== undefined,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      if (first) onSort?.({ column: first.id, descending: first.desc });
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      onSelect?.(new Set(Object.keys(next)));
    },
    onColumnVisibilityChange: (update) =>
      setColumnVisibility(typeof update === 'function' ? update({ ...columnVisibility }) : update),
  });
}

function definitionOf<R extends object>(column: DataColumn<R>): ColumnDef<typeof features, R & object> {
  const { id, header, cell, sortable = false, optional = false, descendingFirst = false } = column;
  return {
    id,
    header,
    accessorFn: (row) => row,
    cell: ({ row }) => cell(row.original),
    enableSorting: sortable,
    sortDescFirst: descendingFirst,
    enableHiding: optional !== false,
  };
}

const initialChoice = <R extends object>(columns: readonly DataColumn<R>[]) =>
  Object.fromEntries(columns.map(({ id, optional }) => [id, optional !== 'hidden']));
