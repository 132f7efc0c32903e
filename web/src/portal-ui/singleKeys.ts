import { useSyncExternalStore } from 'react';
import { forget, isNoted, note } from '../lib/deviceNotes.js';

const KEY = 'yarrow:single-keys-off';
const watchers = new Set<() => void>();

const areOn = () => !isNoted(KEY);

function setOn(on: boolean): void {
  if (on) forget(KEY);
  else note(KEY);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether single keys do something on this device, and how to change that. */
export function useSingleKeys(): [on: boolean, setOn: (on: boolean) => void] {
  return [useSyncExternalStore(watch, areOn), setOn];
}
