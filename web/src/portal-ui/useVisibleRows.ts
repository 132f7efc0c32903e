import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From how many rows on only those in view are drawn. */
const VIRTUAL_FROM = 80;
/** Drawn beyond each edge of the view, rows. */
const OVERSCAN = 8;

export interface VisibleRow {
  index: number;
  /** Height of the rows before it that are not drawn, px. */
  gapBefore: number;
}

export interface VisibleRowsOptions {
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row that has not been drawn yet, px. */
  rowHeight: number;
  /** Stays drawn wherever the view is, because it has the focus. */
  active: number;
}

/** Which of the rows to draw: all of a short list, of a long one those in view. */
export function useVisibleRows({ frame, count, rowHeight, active }: VisibleRowsOptions) {
  const enabled = count >= VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    enabled,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  const show = (index: number) => {
    if (enabled) virtualizer.scrollToIndex(index);
    else frame.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  if (!enabled) {
    const rows = Array.from({ length: count }, (_, index): VisibleRow => ({ index, gapBefore: 0 }));
    return { enabled, rows, gapAfter: 0, measure: undefined, show };
  }
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, position): VisibleRow => {
    const gapBefore = start - (items[position - 1]?.end ?? 0);
    return { index, gapBefore: Math.max(gapBefore, 0) };
  });
  const gapAfter = Math.max(virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0), 0);
  return { enabled, rows, gapAfter, measure: virtualizer.measureElement, show };
}
