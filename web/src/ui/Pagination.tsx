import { Button } from './Button.js';
import { Icon } from './Icon.js';
import styles from './Pagination.module.css';

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
    <nav className={styles.pages} aria-label="Pages">
      <Button variant="ghost" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon name="arrow-left" size={18} /> Previous
      </Button>
      <span className={styles.position} aria-live="polite">
        Page {page} of {pageCount}
      </span>
      <Button variant="ghost" size="sm" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        Next <Icon name="arrow-right" size={18} />
      </Button>
    </nav>
  );
}
