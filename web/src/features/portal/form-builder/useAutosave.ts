import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';

const UpsertIntakeForm = graphql(`
  mutation UpsertIntakeForm($data: String!, $saveNo: Int!) {
    upsertIntakeForm(data: $data, saveNo: $saveNo) {
      result
      errors {
        code
        message
      }
    }
  }
`);

/** How long after the last change a form is saved, ms. */
const PAUSE_MS = 1200;

export interface Autosave {
  /** What is shown is what is stored. */
  saved: boolean;
  /** Why it is not; empty while it is on its way. */
  problem: string;
  /** Tries again now. */
  retry: () => void;
}

/**
 * Saves a form a moment after each change, one saving after the other.
 * @param data what is to be stored
 * @param stored what is, and the number of its saving
 */
export function useAutosave(data: string, stored: { data: string; saveNo: number }): Autosave {
  const [kept, setKept] = useState(stored.data);
  const [tries, setTries] = useState(0);
  const saveNo = useRef(stored.saveNo);
  const { run, pending, message } = useAction(UpsertIntakeForm, {
    failure: CONNECTION_MESSAGE,
    firstReasonOnly: true,
    shown: 'inline',
  });
  const saved = data === kept;
  const save = useEffectEvent(async () => {
    saveNo.current += 1;
    const sent = data;
    const outcome = await run({ data: sent, saveNo: saveNo.current });
    if (outcome.ok) setKept(sent);
  });
  useEffect(() => {
    if (saved || pending) return;
    const timer = setTimeout(() => void save(), tries === 0 ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
    // A saving that failed is tried again when the form changes or somebody asks for it.
  }, [data, saved, pending, tries]);
  return { saved, problem: saved || pending ? '' : message, retry: () => setTries((count) => count + 1) };
}
