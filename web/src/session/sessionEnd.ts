import { useSyncExternalStore } from 'react';

/** Id of the account that uses this page; undefined while nobody has been logged in. */
let account: string | undefined;
/** Asked to log in again, until there is an answer. */
let asked: { answer: Promise<boolean>; settle: (loggedIn: boolean) => void } | undefined;
const watchers = new Set<() => void>();

export function noteAccount(id: string): void {
  account = id;
}

/** Id of the account that uses, or used, this page. */
export const accountOfPage = (): string | undefined => account;

/**
 * Asks to log in again, over the page, which stays as it is with everything that was typed.
 * @returns whether the same account is logged in again; false at once where nobody was logged in
 */
export function askToLogInAgain(): Promise<boolean> {
  if (!account) return Promise.resolve(false);
  if (!asked) {
    let settle: (loggedIn: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (settle = resolve));
    asked = { answer, settle };
    notify();
  }
  return asked.answer;
}

/** @param loggedIn whether the account of the page is logged in again; the page is nobody's otherwise */
export function answerLogIn(loggedIn: boolean): void {
  const answered = asked;
  asked = undefined;
  if (!loggedIn) account = undefined;
  notify();
  answered?.settle(loggedIn);
}

export function useAskedToLogIn(): boolean {
  return useSyncExternalStore(
    watch,
    () => asked !== undefined,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notify(): void {
  for (const watcher of watchers) watcher();
}
