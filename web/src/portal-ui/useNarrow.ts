import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is narrower than so many pixels: for parts that stand in a side panel as well as on a page, where
 * the width of the screen says nothing. False until it is in the page.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, px: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < px));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, px]);
  return narrow;
}
