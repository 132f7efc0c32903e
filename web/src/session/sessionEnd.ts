import { useSyncExternalStore } from 'react';

/** Id of the account that uses this page; undefined before the first login. */
let account: string | undefined;
/** The open login prompt, if any. */
let asked: { answer: Promise<boolean>; settle: (loggedIn: boolean) => void } | undefined;
const watchers = new Set<() => void>();

export function noteAccount(id: string): void {
  account = id;
}

/** Returns the id of the account that uses, or used, this page. */
export const accountOfPage = (): string | undefined => account;

/**
 * Opens the login prompt over the page, which keeps its state.
 * @returns whether the same account logged in again; false without a prompt if no account was logged in
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

/** Closes the login prompt. @param loggedIn whether the account of the page logged in again; otherwise the page has no account */
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
