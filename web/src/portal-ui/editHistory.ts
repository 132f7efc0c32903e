import { useReducer } from 'react';

/** What is edited, with what it was before and what it was before the last undo. */
export interface EditHistory<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

export type EditStep<T> = { kind: 'change'; to: T } | { kind: 'undo' } | { kind: 'redo' };

const STEPS = 100;

export const historyOf = <T>(now: T): EditHistory<T> => ({ past: [], now, future: [] });

export function historyStep<T>({ past, now, future }: EditHistory<T>, step: EditStep<T>): EditHistory<T> {
  if (step.kind === 'change') {
    return step.to === now ? { past, now, future } : { past: [...past, now].slice(-STEPS), now: step.to, future: [] };
  }
  const [before, after] = [past.at(-1), future[0]];
  if (step.kind === 'undo' && before !== undefined) {
    return { past: past.slice(0, -1), now: before, future: [now, ...future] };
  }
  if (step.kind === 'redo' && after !== undefined) {
    return { past: [...past, now], now: after, future: future.slice(1) };
  }
  return { past, now, future };
}

/** A document that is edited, with undo and redo of a hundred changes. */
export function useEditHistory<T>(original: T) {
  const [{ past, now, future }, step] = useReducer(historyStep<T>, original, historyOf<T>);
  return {
    now,
    change: (to: T) => step({ kind: 'change', to }),
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
