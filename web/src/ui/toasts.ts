import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'error' | 'info';
  /** Where it leads, and what the link says. */
  link?: { href: string; label: string } | undefined;
}

const NO_TOASTS: readonly Toast[] = [];
let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows the outcome of an action in a corner of the screen; one that is shown there already is shown anew, not twice.
 * @param durationMs how long it stays; an error stays longer, because it has to be read
 */
export function showToast(
  message: string,
  tone: Toast['tone'] = 'success',
  durationMs = tone === 'error' ? 8000 : 4000,
  link?: Toast['link'],
): number {
  const id = ++lastId;
  const others = toasts.filter((toast) => toast.message !== message || toast.tone !== tone);
  replace([...others, { id, message, tone, link }]);
  setTimeout(() => dismissToast(id), durationMs);
  return id;
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NO_TOASTS,
  );
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
