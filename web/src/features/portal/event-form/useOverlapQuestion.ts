import { refusalWith, type ActionOutcome } from '../../../lib/useAction.js';
import { useQuestions } from '../appointment-form/useQuestions.js';

/** The user went back at the question: nothing was done, and no message is shown. */
const TURNED_BACK: ActionOutcome = { ok: false, message: '', fieldErrors: {} };

/** Saves an event, and asks first where something else is at its time: practitioners may overlap, once they know. */
export function useOverlapQuestion() {
  const { ask, dialog } = useQuestions();
  const save = async (run: (allowOverlap: boolean) => Promise<ActionOutcome>): Promise<ActionOutcome> => {
    const outcome = await run(false);
    const overlap = refusalWith(outcome, 'overlaps');
    if (!overlap) return outcome;
    const answers = [{ value: 'save', label: 'Save anyway' }] as const;
    const title = 'Something else is at this time';
    return (await ask({ title, description: overlap.message, answers })) ? run(true) : TURNED_BACK;
  };
  return { save, dialog };
}
