import { useSyncExternalStore } from 'react';

let down = false;
const watchers = new Set<() => void>();

/** What is known of the line to our server: down from the first request without an answer until one gets through. */
export function noteLine(isDown: boolean): void {
  if (down === isDown) return;
  down = isDown;
  for (const watcher of watchers) watcher();
}

/** Whether our server cannot be reached at the moment. */
export function useLineDown(): boolean {
  return useSyncExternalStore(
    watch,
    () => down,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
