import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus when the focused item leaves a list, such as an answered request, with or without a confirmation: to
 * the item that took its place, else to the previous one, else to the page or the given element. Otherwise the browser
 * loses the position, and Tab starts at the top. Spread the result on the parent of the items.
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

  /** Also called for dialogs that an item has opened: React events bubble through the component tree. */
  const onFocus = ({ target }: FocusEvent<E>) => {
    const inside = [...(ref.current?.children ?? [])].findIndex((item) => item.contains(target));
    last.current = { element: target, index: inside < 0 ? (last.current?.index ?? 0) : inside };
  };
  return { ref, onFocus };
}
