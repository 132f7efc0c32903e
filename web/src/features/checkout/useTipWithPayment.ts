import { useState } from 'react';
import type { CardSubject } from '../payments/useCardSetup.js';
import { tipCents, tipProblem, type TipChoice } from './tip.js';
import type { TipProblem } from './TipOptions.js';
import { useTip } from './useTip.js';

export interface TipWithPayment {
  /** What is paid for. */
  subject: CardSubject;
  /** Whether a tip is asked for: the practice accepts tips and money is about to move. */
  wanted: boolean;
  /** Sum of the services before discounts, cents. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** The tip that the server has, cents. */
  tipAmountCents: number;
  /** What was chosen so far. */
  tip: TipChoice | undefined;
}

/** Sees that an option was chosen before anything is charged (spec client §5), and adds the tip to what is due. */
export function useTipWithPayment({ subject, wanted, amountCents, currency, tipAmountCents, tip }: TipWithPayment) {
  const [error, setError] = useState<TipProblem>();
  const addTip = useTip();
  const base = { amountCents, currency };
  const chosenCents = wanted ? (tipCents(tip, base) ?? 0) : tipAmountCents;

  const check = (): boolean => {
    const missing = wanted ? tipProblem(tip, base) : '';
    setError(missing ? { message: missing } : undefined);
    return missing === '';
  };
  /** The tip counts as due from here on, whichever way it is paid; undefined stops, the reason being shown. */
  const prepare = async (): Promise<CardSubject | undefined> => {
    if (!check()) return undefined;
    if (chosenCents === tipAmountCents) return subject;
    const problem = await addTip(subject, chosenCents);
    setError(problem ? { message: problem } : undefined);
    return problem ? undefined : subject;
  };
  return { error, clearError: () => setError(undefined), check, prepare, chosenCents };
}
