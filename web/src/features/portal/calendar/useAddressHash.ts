import { useSyncExternalStore } from 'react';
import { closeStep, OPENED_HERE } from '../../../lib/openedHere.js';

/** The router's own events: it announces what the browser does not. */
const EVENTS = ['popstate', 'hashchange', 'pushState', 'replaceState'];

/** What stands behind `#` in the address, and a way to change it; nothing removes it together with the `#`. */
export function useAddressHash(): [string, (hash: string) => void] {
  const hash = useSyncExternalStore(watch, () => window.location.hash.slice(1));
  return [hash, setHash];
}

function watch(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

function setHash(hash: string): void {
  const { pathname, search } = window.location;
  if (hash) window.history.pushState(OPENED_HERE, '', `#${hash}`);
  else closeStep(() => window.history.replaceState(null, '', pathname + search));
}
