import { useId, type ReactNode } from 'react';
import type { TableRow } from './useTableModel.js';

export interface RowNameProps {
  /** Whether Tab stops here; arrows reach it otherwise. */
  reachable: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** What a row is called, and the button that opens it. */
export function RowName({ reachable, onOpen, children }: RowNameProps) {
  if (!onOpen) return children;
  return (
    <button type="button" data-part="open" data-row-control="open" tabIndex={reachable ? 0 : -1} onClick={onOpen}>
      {children}
    </button>
  );
}

export interface RowSelectProps<R extends object> {
  row: TableRow<R>;
  /** Id of the element that names the row. */
  namedBy: string;
  reachable: boolean;
}

/** The box that selects a row. */
export function RowSelect<R extends object>({ row, namedBy, reachable }: RowSelectProps<R>) {
  const id = useId();
  return (
    <input
      type="checkbox"
      id={id}
      data-row-control="select"
      aria-label="Select"
      aria-labelledby={`${id} ${namedBy}`}
      tabIndex={reachable ? 0 : -1}
      checked={row.getIsSelected()}
      onChange={(event) => row.toggleSelected(event.target.checked)}
    />
  );
}
