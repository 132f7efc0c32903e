import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Select } from '../ui/Select.js';
import { ColumnMenu } from './ColumnMenu.js';
import type { DataTableProps } from './DataTable.js';
import type { TableModel } from './useTableModel.js';

interface TableBarProps<R extends object> extends DataTableProps<R> {
  model: TableModel<R>;
  inCards: boolean;
}

/** Above the rows: what can be done with those that are selected, the order of cards, and which columns are shown. */
export function TableBar<R extends object>(props: TableBarProps<R>) {
  const { columns, model, inCards, rows, failed, selected, onSelect, selectionActions } = props;
  // Nothing is ordered or left out where there is nothing.
  const none = rows ? rows.length === 0 : failed;
  const choices = columns
    .filter(({ optional }) => optional && !none)
    .map(({ id, header }) => ({ id, label: header, shown: model.getColumn(id)?.getIsVisible() ?? true }));
  const count = selected?.size ?? 0;
  const sortable = inCards && !none && columns.some((column) => column.sortable);
  if (choices.length === 0 && count === 0 && !sortable) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      minH="2.75rem"
      py="1"
      px="4"
      borderBottom="1px solid"
      borderColor="line"
      fontSize="sm"
    >
      <chakra.span role="status" fontWeight={560}>
        {count > 0 && `${count.toLocaleString('en-US')} selected`}
      </chakra.span>
      {count > 0 && (
        <>
          {selectionActions}
          <Button variant="ghost" size="sm" onClick={() => onSelect?.(new Set())}>
            Clear selection
          </Button>
        </>
      )}
      <chakra.span flex="1" />
      {sortable && <OrderChoice {...props} />}
      {choices.length > 0 && (
        <ColumnMenu columns={choices} onChange={(id, shown) => model.getColumn(id)?.toggleVisibility(shown)} />
      )}
    </chakra.div>
  );
}

/** What the headers of columns do on a wide screen. */
function OrderChoice<R extends object>({ columns, sort, onSort }: DataTableProps<R>) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) => [
      { value: `${id} up`, label: `${header}, ascending` },
      { value: `${id} down`, label: `${header}, descending` },
    ]);
  return (
    <Select
      label="Sort by"
      hideLabel
      options={orders}
      {...(!sort && { placeholder: 'Sort by' })}
      value={sort ? `${sort.column} ${sort.descending ? 'down' : 'up'}` : ''}
      onChange={({ target }) => {
        const [column, direction] = target.value.split(' ');
        if (column) onSort?.({ column, descending: direction === 'down' });
      }}
    />
  );
}
