import { useRef } from 'react';
import type { ActionOutcome } from '../lib/useAction.js';

export interface NumberedSaving {
  /** Never two at once. */
  save: (data: string) => Promise<ActionOutcome>;
  /** Number of the last saving that is known to be stored. */
  lastNo: () => number;
}

/**
 * Saves a document under numbers without a gap, by which the server distinguishes the savings of this editor from those of another
 * one. A saving without an answer may be stored, so it is repeated as it was before another one is sent.
 * @param storedNo number of the saving which the editor goes on from
 */
export function useNumberedSaving(
  storedNo: number,
  send: (data: string, saveNo: number) => Promise<ActionOutcome>,
): NumberedSaving {
  const lastNo = useRef(storedNo);
  const unanswered = useRef<string>(undefined);
  const saveOne = async (data: string) => {
    unanswered.current = data;
    const outcome = await send(data, lastNo.current + 1);
    if (outcome.ok) lastNo.current += 1;
    if (outcome.payload) unanswered.current = undefined;
    return outcome;
  };
  const save = async (data: string) => {
    const earlier = unanswered.current;
    if (earlier !== undefined && earlier !== data) {
      const repeated = await saveOne(earlier);
      if (!repeated.payload) return repeated;
    }
    return saveOne(data);
  };
  return { save, lastNo: () => lastNo.current };
}
