import { useSyncExternalStore } from 'react';
import { closeStep, OPENED_HERE } from './openedHere.js';

/** The router's own events: it announces what the browser does not. */
const EVENTS = ['popstate', 'hashchange', 'pushState', 'replaceState'];

/** What stands behind `#` in the address, and a way to change it; nothing removes it together with the `#`. */
export function useAddressHash(): [string, (hash: string, options?: { replace?: boolean }) => void] {
  const hash = useSyncExternalStore(watch, () => window.location.hash.slice(1));
  return [hash, setHash];
}

function watch(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

/** @param replace in the place of what is open: closing it takes back the step that opened that */
function setHash(hash: string, { replace = false } = {}): void {
  const { pathname, search } = window.location;
  if (!hash) closeStep(() => window.history.replaceState(null, '', pathname + search));
  else if (replace) window.history.replaceState(window.history.state, '', `#${hash}`);
  else window.history.pushState(OPENED_HERE, '', `#${hash}`);
}
