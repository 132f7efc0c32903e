import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Where the focus goes when the item that had it leaves a list, such as a request that was answered, with or without a
 * question: to the item that took its place, else to the one before, else to the page or what is given. Without it the
 * browser forgets where somebody was, and Tab begins at the top. Put what it returns on the parent of the items.
 */
export function useKeptFocus<E extends HTMLElement>(otherwise = () => document.getElementById('main')) {
  const ref = useRef<E>(null);
  const last = useRef<{ element: Element; index: number }>(undefined);

  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const { index } = last.current;
    last.current = undefined;
    const items = ref.current?.children ?? [];
    const next = items[Math.min(index, items.length - 1)] ?? otherwise();
    if (!(next instanceof HTMLElement)) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  });

  /** Also told of what an item has opened elsewhere, such as a dialog: React's events take the way of components. */
  const onFocus = ({ target }: FocusEvent<E>) => {
    const inside = [...(ref.current?.children ?? [])].findIndex((item) => item.contains(target));
    last.current = { element: target, index: inside < 0 ? (last.current?.index ?? 0) : inside };
  };
  return { ref, onFocus };
}
