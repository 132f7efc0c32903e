import { useEffect, useEffectEvent, useState } from 'react';
import { refusalWith, type ActionOutcome } from '../lib/useAction.js';

/** How long after the last change a document is saved, ms. */
const PAUSE_MS = 1200;

export interface Autosave {
  /** What is shown is what is stored. */
  saved: boolean;
  /** Why it is not; empty while it is on its way. */
  problem: string;
  /** Another editor has saved since: only a reloaded page can go on. */
  stale: boolean;
  /** Tries again now. */
  retry: () => void;
}

export interface AutosaveOptions {
  /** What is to be stored. */
  data: string;
  /** What is. */
  stored: string;
  save: (data: string) => Promise<ActionOutcome>;
}

/** Saves a document a moment after each change, one saving after the other. */
export function useAutosave({ data, stored, save }: AutosaveOptions): Autosave {
  const [kept, setKept] = useState(stored);
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ data: string; tries: number; message: string; stale: boolean }>();
  const stale = failure?.stale ?? false;
  const saved = data === kept;
  const isOfThis = failure?.data === data;
  // A saving that failed is tried again when the document changes or somebody asks for it.
  const waits = saved || pending || stale || (isOfThis && failure.tries === tries);
  const pause = isOfThis ? 0 : PAUSE_MS;
  const saveNow = useEffectEvent(async () => {
    setPending(true);
    const sent = data;
    const outcome = await save(sent);
    setPending(false);
    if (outcome.ok) setKept(sent);
    const isStale = refusalWith(outcome, 'changed_meanwhile') !== undefined;
    setFailure(outcome.ok ? undefined : { data: sent, tries, message: outcome.message, stale: isStale });
  });
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(() => void saveNow(), pause);
    return () => clearTimeout(timer);
  }, [data, waits, pause]);
  const problem = saved || pending ? '' : (failure?.message ?? '');
  return { saved, problem, stale, retry: () => setTries((count) => count + 1) };
}
