import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  PageDown: (row, last) => Math.min(row + 10, last),
  PageUp: (row) => Math.max(row - 10, 0),
  Home: () => 0,
  End: (_row, last) => last,
};

/** Elements that arrows, Home and End mean something else to. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/**
 * One row takes part in the order of Tab; arrows, Page Up and Down, Home and End go from row to row, onto the control of
 * the same kind (`data-row-control`).
 * @param frame holds the rows, each with its index as `data-row`
 * @param show brings a row into view, which may have to be drawn first
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, count: number, show: (row: number) => void) {
  const [active, setActive] = useState(0);
  const wanted = useRef<{ row: number; control: string }>(undefined);
  const row = Math.min(active, Math.max(count - 1, 0));

  useEffect(() => {
    // The effect of an earlier drawing may run after the key was pressed, and knows the row before.
    if (wanted.current?.row !== row) return;
    const control = frame.current?.querySelector<HTMLElement>(`[data-row="${row}"] ${wanted.current.control}`);
    if (!control) return;
    wanted.current = undefined;
    control.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const control = target.closest<HTMLElement>('[data-row-control]');
    const next = STEPS[event.key]?.(row, count - 1);
    if (!control || next === undefined || target.matches(OWN_KEYS)) return;
    event.preventDefault();
    const selector = `[data-row-control="${control.dataset['rowControl']}"]`;
    // At the first and the last row nothing moves, and nothing is drawn.
    wanted.current = next === row ? undefined : { row: next, control: selector };
    setActive(next);
    show(next);
  };
  const onFocus = (event: { target: EventTarget & HTMLElement }) => {
    const focused = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (focused !== undefined) setActive(Number(focused));
  };
  return { active: row, onKeyDown, onFocus };
}
