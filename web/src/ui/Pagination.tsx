import { Button } from './Button.js';
import { chakra } from './chakra.js';
import { Icon } from './Icon.js';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Steps through pages of a list. Nothing when there is one page. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <chakra.nav display="flex" gap="3" alignItems="center" justifyContent="center" pt="5" aria-label="Pages">
      <Button variant="ghost" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon name="arrow-left" size={18} /> Previous
      </Button>
      <chakra.span color="textSoft" fontSize="sm" fontVariantNumeric="tabular-nums" aria-live="polite">
        Page {page} of {pageCount}
      </chakra.span>
      <Button variant="ghost" size="sm" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        Next <Icon name="arrow-right" size={18} />
      </Button>
    </chakra.nav>
  );
}
