import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'error' | 'info';
  /** How long it stays; the pointer or the focus on it stops the clock. */
  durationMs: number;
  /** Where it leads, and what the link says. */
  link?: { href: string; label: string } | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows the outcome of an action in a corner of the screen. Replaces a toast with the same message and tone.
 * @param durationMs how long it stays (spec portal-configuration §9); an error stays longer, because it has to be read
 */
export function showToast(
  message: string,
  tone: Toast['tone'] = 'success',
  durationMs = tone === 'error' ? 8000 : 3000,
  link?: Toast['link'],
): number {
  const isSame = (toast: Toast) => toast.message === message && toast.tone === tone;
  const id = toasts.find(isSame)?.id ?? ++lastId;
  replace([...toasts.filter((toast) => !isSame(toast)), { id, message, tone, durationMs, link }]);
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

const NO_TOASTS: readonly Toast[] = [];

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
