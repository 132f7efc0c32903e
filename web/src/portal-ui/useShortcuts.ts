import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from './singleKeys.js';

/** What a key does, by `KeyboardEvent.key`; letters in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Single-key shortcuts of this page. Inactive while the user types, has a menu, dialog or flyout open, or has disabled
 * them (WCAG 2.2 §2.1.4). Combinations of browsers and screen readers are not affected.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [enabled] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run || event.repeat || isMeantForAnother(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}

const TYPES_INTO =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable], [role=textbox]';
const LIES_ABOVE = '[role=dialog], [role=alertdialog], [role=menu]';

function isMeantForAnother({
  defaultPrevented,
  isComposing,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(TYPES_INTO)) return true;
  return isCovered();
}

/** Whether something lies over the page that has to be answered or closed first. */
export function isCovered(): boolean {
  return document.querySelector(LIES_ABOVE) !== null;
}
