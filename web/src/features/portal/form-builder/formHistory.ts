import type { FormJson } from './formJson.js';

/** The form, with what it was before and what it was before the last undo. */
export interface FormHistory {
  past: readonly FormJson[];
  form: FormJson;
  future: readonly FormJson[];
}

export type HistoryStep = { kind: 'change'; form: FormJson } | { kind: 'undo' } | { kind: 'redo' };

const STEPS = 100;

export const historyOf = (form: FormJson): FormHistory => ({ past: [], form, future: [] });

export function historyStep({ past, form, future }: FormHistory, step: HistoryStep): FormHistory {
  if (step.kind === 'change') {
    return step.form === form
      ? { past, form, future }
      : { past: [...past, form].slice(-STEPS), form: step.form, future: [] };
  }
  const [before, after] = [past.at(-1), future[0]];
  if (step.kind === 'undo' && before) return { past: past.slice(0, -1), form: before, future: [form, ...future] };
  if (step.kind === 'redo' && after) return { past: [...past, form], form: after, future: future.slice(1) };
  return { past, form, future };
}
