import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import type { DataTableProps } from './DataTable.js';

interface TableFootProps<R extends object> extends DataTableProps<R> {
  /** Rows that are here. */
  count: number;
}

/** Below the rows: how many there are, and the way to the next page. */
export function TableFoot<R extends object>({ paging, count, nouns = ['row', 'rows'] }: TableFootProps<R>) {
  if (!paging) return null;
  const { total, hasMore, loadingMore = false, onMore } = paging;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      py="2"
      px="4"
      borderTop="1px solid"
      borderColor="line"
      color="textSoft"
      fontSize="sm"
    >
      {hasMore && (
        <Button variant="outline" size="sm" loading={loadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
      <span role="status">{countText(count, total, nouns)}</span>
    </chakra.div>
  );
}

function countText(count: number, total: number | undefined, [one, many]: readonly [string, string]): string {
  const all = total ?? count;
  const noun = all === 1 ? one : many;
  const shown = count.toLocaleString('en-US');
  return total === undefined || total === count
    ? `${shown} ${noun}`
    : `${shown} of ${total.toLocaleString('en-US')} ${noun}`;
}
