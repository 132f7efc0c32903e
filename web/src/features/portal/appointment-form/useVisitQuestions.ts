import type { ActionOutcome } from '../../../lib/useAction.js';
import { boughtPackage, type Line } from './serviceLines.js';
import type { BookingCatalog } from './useBookingCatalog.js';
import type { BookedFor } from './useClientTerms.js';
import { useQuestions } from './useQuestions.js';

/** The user went back at a question: nothing was done, and no message is shown. */
export const TURNED_BACK: ActionOutcome<never> = { ok: false, message: '', fieldErrors: {} };

/** A visit that is about to be saved. */
interface SavedVisit {
  /** Epoch ms; undefined where it was not changed. */
  startsAt: number | undefined;
  /** Those that it did not have before. */
  lines: readonly Line[];
  bookedFor: BookedFor;
  /** What saving is called. */
  action: string;
}

/** What is asked before a visit is saved (spec portal operations §4): a start in the past, a package that it would buy. */
export function useVisitQuestions(catalog: BookingCatalog | undefined) {
  const { ask, dialog } = useQuestions();

  const confirmPast = async ({ startsAt, action }: SavedVisit): Promise<boolean> => {
    if (startsAt === undefined || startsAt >= Date.now()) return true;
    const answers = [{ value: 'save', label: action }] as const;
    const description = 'The start is in the past. Continue anyway?';
    return (await ask({ title: 'This time has passed', description, answers })) !== undefined;
  };
  /** @returns whether to charge the card now; undefined if the user goes back */
  const confirmPackage = async ({ lines, bookedFor }: SavedVisit): Promise<boolean | undefined> => {
    const { terms, card } = bookedFor;
    const bought = catalog && boughtPackage(lines, catalog.services, terms);
    if (!bought) return false;
    const without = { value: 'without', label: 'Continue without a card', variant: 'outline' } as const;
    const charge = { value: 'charge', label: 'Charge the card on file now' } as const;
    const why = terms.unknown
      ? `We couldn't check if the client has an open ${bought.name} package. This visit would buy one.`
      : `The client has no open ${bought.name} package, so this visit buys one.`;
    const description = `${why} ${cardText(card)}`;
    const answer = await ask({
      title: 'No open package',
      description,
      answers: card === null ? [without] : [without, charge],
    });
    return answer && answer === 'charge';
  };
  /** @returns undefined if the user goes back */
  const confirm = async (visit: SavedVisit): Promise<{ chargeNow: boolean } | undefined> => {
    if (!(await confirmPast(visit))) return undefined;
    const chargeNow = await confirmPackage(visit);
    return chargeNow === undefined ? undefined : { chargeNow };
  };
  return { confirm, dialog };
}

function cardText(card: BookedFor['card']): string {
  if (card === null) return "There's no card on file to charge.";
  if (card === undefined) return 'Their card on file, if there is one, can be charged now.';
  return `Their ${card.brand} •••• ${card.last4} can be charged now.`;
}
