import { choiceKey, type BookingChoice } from './bookingChoice.js';
import type { BookingDraft } from './bookingDraft.js';

export const STEPS = ['service', 'time', 'details', 'payment', 'done'] as const;
export type BookingStep = (typeof STEPS)[number];

/**
 * The step to show: what the address asks for where all that it stands on is there, else the first that is missing.
 * An expired hold still counts, so that the typed text stays visible while another time is chosen.
 */
export function stepOf(asked: string | null, choice: BookingChoice | undefined, draft: BookingDraft): BookingStep {
  const wanted = STEPS.find((step) => step === asked);
  if (wanted === 'done' && draft.booked) return 'done';
  if (!choice) return 'service';
  if (wanted === undefined) return choice.possibleAddOns.length > 0 ? 'service' : 'time';
  if (wanted === 'service' || wanted === 'time') return wanted;
  if (draft.kept?.choice !== choiceKey(choice)) return 'time';
  // What is paid for is the booking; while there is none, the details come first.
  if (wanted === 'payment' && draft.booked && draft.booked.holdId === draft.kept.holdId) return 'payment';
  return 'details';
}
