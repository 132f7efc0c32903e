import { useSyncExternalStore } from 'react';

let lost = false;
const watchers = new Set<() => void>();

/** What is known of the connection to our server: lost from the first request without an answer until one gets through. */
export function noteConnection(isLost: boolean): void {
  if (lost === isLost) return;
  lost = isLost;
  for (const watcher of watchers) watcher();
}

/** Whether our server cannot be reached at the moment. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    watch,
    () => lost,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
