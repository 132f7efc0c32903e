import { Fragment, useId, type MouseEvent } from 'react';
import { styledBy } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';
import type { DataColumn, DataTableProps } from './DataTable.js';
import { tableRecipe } from './dataTableRecipe.js';
import { RowName, RowSelect } from './RowControls.js';
import type { TableModel, TableRow } from './useTableModel.js';
import type { useVisibleRows } from './useVisibleRows.js';

const Table = styledBy('table', tableRecipe);

export interface RowsProps<R extends object> extends DataTableProps<R> {
  model: TableModel<R>;
  visible: ReturnType<typeof useVisibleRows>;
  /** Index of the row whose controls Tab reaches. */
  active: number;
}

/** Rows of a `DataTable` on a wide screen. */
export function TableRows<R extends object>(props: RowsProps<R>) {
  const { label, model, visible, paging, active } = props;
  const rows = model.getRowModel().rows;
  const columnCount = model.getVisibleLeafColumns().length + (props.onSelect ? 1 : 0);
  return (
    <Table aria-rowcount={(paging?.total ?? rows.length) + 1}>
      <caption className="visually-hidden">{label}</caption>
      <HeaderRow {...props} />
      <tbody>
        {visible.rows.map(({ index, gapBefore }) => (
          <Fragment key={rows[index]!.id}>
            <Gap height={gapBefore} columnCount={columnCount} />
            <BodyRow {...props} row={rows[index]!} index={index} reachable={index === active} />
          </Fragment>
        ))}
        <Gap height={visible.gapAfter} columnCount={columnCount} />
      </tbody>
    </Table>
  );
}

function HeaderRow<R extends object>({ model, columns, rows, selected, onSelect }: RowsProps<R>) {
  const ids = rows?.length ?? 0;
  const all = ids > 0 && (selected?.size ?? 0) >= ids;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {onSelect && (
          <th scope="col" data-part="select">
            <input
              type="checkbox"
              aria-label="Select all rows that are loaded"
              checked={all}
              ref={(box) => void (box && (box.indeterminate = !all && (selected?.size ?? 0) > 0))}
              onChange={() => model.toggleAllRowsSelected(!all)}
            />
          </th>
        )}
        {model.getVisibleLeafColumns().map((column) => (
          <HeaderCell key={column.id} column={column} look={lookOf(columns, column.id)} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<R extends object> {
  column: ReturnType<TableModel<R>['getVisibleLeafColumns']>[number];
  look: DataColumn<R>;
}

function HeaderCell<R extends object>({ column, look }: HeaderCellProps<R>) {
  const sorted = column.getIsSorted();
  const alignment = { 'data-align': look.align, ...(look.width && { style: { width: look.width } }) };
  if (!column.getCanSort()) {
    return (
      <th scope="col" {...alignment}>
        {look.header}
      </th>
    );
  }
  const direction = sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...alignment} {...(sorted && { 'aria-sort': direction })}>
      <button type="button" onClick={() => column.toggleSorting()}>
        {look.header}
        <SortMark sorted={sorted} />
      </button>
    </th>
  );
}

function SortMark({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  const style = { opacity: sorted ? 1 : 0.35, ...(sorted === 'asc' && { rotate: '180deg' }) };
  return (
    <span style={style}>
      <Icon name="chevron-down" size={14} />
    </span>
  );
}

interface BodyRowProps<R extends object> extends RowsProps<R> {
  row: TableRow<R>;
  index: number;
  reachable: boolean;
}

function BodyRow<R extends object>({ row, index, reachable, columns, visible, onOpen, onSelect }: BodyRowProps<R>) {
  const nameId = useId();
  const [first, ...others] = row.getVisibleCells();
  const name = first && lookOf(columns, first.column.id);
  const open = onOpen && (() => onOpen(row.original));
  const onClick = (event: MouseEvent) => {
    if (!isOnControl(event)) open?.();
  };
  return (
    <tr
      ref={visible.measure}
      data-index={index}
      data-row={index}
      data-opens={onOpen && true}
      aria-rowindex={index + 2}
      aria-selected={onSelect && row.getIsSelected()}
      onClick={onClick}
    >
      {onSelect && (
        <td data-part="select">
          <RowSelect row={row} namedBy={nameId} reachable={reachable} />
        </td>
      )}
      <th scope="row" id={nameId} data-addresses={name?.addresses}>
        <RowName reachable={reachable} onOpen={open}>
          {name?.cell(row.original)}
        </RowName>
      </th>
      {others.map((cell) => {
        const look = lookOf(columns, cell.column.id);
        return (
          <td key={cell.id} data-align={look.align} data-addresses={look.addresses}>
            {look.cell(row.original)}
          </td>
        );
      })}
    </tr>
  );
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height === 0) return null;
  return (
    <tr data-gap aria-hidden="true">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

/** A click on a link, a button or a box in the row is meant for that. */
export function isOnControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;
}

function lookOf<R>(columns: readonly DataColumn<R>[], id: string): DataColumn<R> {
  return columns.find((column) => column.id === id)!;
}
