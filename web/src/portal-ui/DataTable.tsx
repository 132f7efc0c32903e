import { useRef, type ReactNode } from 'react';
import { PHONE, useMedia } from '../lib/useMedia.js';
import { chakra } from '../ui/chakra.js';
import { ErrorState } from '../ui/EmptyState.js';
import { Skeleton } from '../ui/Skeleton.js';
import { RowCards } from './RowCards.js';
import { TableBar } from './TableBar.js';
import { TableFoot } from './TableFoot.js';
import { TableRows } from './TableRows.js';
import { useNarrow } from './useNarrow.js';
import { useRowKeys } from './useRowKeys.js';
import { useTableModel } from './useTableModel.js';
import { useVisibleRows } from './useVisibleRows.js';

export interface DataColumn<R> {
  id: string;
  header: string;
  /** What stands in the cell; nothing of its own that a keyboard reaches in the first column, which opens the row. */
  cell: (row: R) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean;
  /** The first click on its header sorts from the newest or largest. */
  descendingFirst?: boolean;
  /** Can be hidden; `hidden`: hidden until the user selects it. */
  optional?: boolean | 'hidden';
  /** end: numbers and money. */
  align?: 'start' | 'end';
  /** CSS width of the column. Default by its content, a word at least. */
  width?: string;
  /** Its words are addresses, which break anywhere. */
  addresses?: true;
}

export interface TableSort {
  /** Id of a column. */
  column: string;
  descending: boolean;
}

export interface TablePaging {
  /** Rows that match on the server; undefined where it does not count. */
  total?: number | undefined;
  hasMore: boolean;
  /** The next page is loading. */
  loadingMore?: boolean;
  /** Asks for the page after the last cursor. */
  onMore: () => void;
}

export interface DataTableProps<R extends object> {
  /** Says what the rows are, such as "Clients": the caption for screen readers. */
  label: string;
  /** One and many of a row, for counts. Default row, rows. */
  nouns?: readonly [one: string, many: string];
  /** Under which name this device remembers the choice of columns; none remembers nothing. */
  name?: string | undefined;
  /** Keep them outside of the component or in a memo. The first one names the row. */
  columns: readonly DataColumn<R>[];
  /** Undefined while the first page is loading. */
  rows: readonly R[] | undefined;
  rowId: (row: R) => string;
  /** A click on the row, or Enter on its name. */
  onOpen?: (row: R) => void;
  /** How the server sorted; it is asked by `onSort`. */
  sort?: TableSort | undefined;
  onSort?: (sort: TableSort) => void;
  paging?: TablePaging | undefined;
  /** Ids of the selected rows; with `onSelect` rows can be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** What can be done with the selected rows: buttons. */
  selectionActions?: ReactNode;
  /** The rows could not be fetched. What is there stays, with the error above it. */
  failed?: boolean;
  onRetry?: () => void;
  /** What is said when nothing matches: an `EmptyState`. */
  empty: ReactNode;
}

/** Height of a row and of a card that have not been drawn yet, px. */
const ROW_HEIGHT = 44;
const CARD_HEIGHT = 104;
/** Below it words break in every column, px. */
const MIN_TABLE_WIDTH = 544;

/**
 * Rows that the server sorts, filters and pages. Arrows go from row to row, Enter opens; on a phone, or
 * wherever a table has no room, each row is a card. Of a long list only the rows in view are drawn.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { rows, failed = false, onRetry, empty, label } = props;
  const box = useRef<HTMLDivElement>(null);
  const phone = useMedia(PHONE);
  const narrow = useNarrow(box, MIN_TABLE_WIDTH);
  const inCards = phone || narrow;
  const frame = useRef<HTMLDivElement>(null);
  const model = useTableModel(props);
  const count = rows?.length ?? 0;
  const keys = useRowKeys(frame, count, (row) => visible.show(row));
  const visible = useVisibleRows({ frame, count, rowHeight: inCards ? CARD_HEIGHT : ROW_HEIGHT, active: keys.active });
  const Rows = inCards ? RowCards : TableRows;
  const failure = failed && <ErrorState {...(onRetry && { onRetry })} />;
  return (
    <chakra.div ref={box} border="1px solid" borderColor="line" rounded="lg" bg="surface" minW="0">
      <TableBar {...props} model={model} inCards={inCards} />
      {failure}
      {!rows && !failed && <Loading label={label} />}
      {rows?.length === 0 && !failed && empty}
      {count > 0 && (
        <chakra.div
          ref={frame}
          overflow="auto"
          maxH={visible.enabled ? '70vh' : 'none'}
          rounded="lg"
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          <Rows {...props} model={model} visible={visible} active={keys.active} />
        </chakra.div>
      )}
      {count > 0 && <TableFoot {...props} count={count} />}
    </chakra.div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <chakra.div p="5" role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      <Skeleton lines={8} />
    </chakra.div>
  );
}
