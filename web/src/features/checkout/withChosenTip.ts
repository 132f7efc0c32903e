import type { PricedLine } from './priceRows.js';
import { tipCents, type TipChoice } from './tip.js';

export interface TippedFacts {
  priceLines: readonly PricedLine[];
  amountCents: number;
  /** ISO 4217. */
  amountCurrency: string;
  /** As the server has it, cents. */
  tipAmountCents: number;
  dueCents: number;
  paymentRequirement: string;
  practice: { acceptsTips: boolean };
}

const AFTER_TIP = ['fee', 'late_fee', 'gift_card', 'paid', 'refund'];

/** The price with the selected tip, which is sent to the server with the payment. */
export function withChosenTip(facts: TippedFacts, tip: TipChoice | undefined) {
  const {
    priceLines,
    amountCents,
    amountCurrency: currency,
    tipAmountCents,
    dueCents,
    paymentRequirement,
    practice,
  } = facts;
  const takesTip = practice.acceptsTips && paymentRequirement === 'charge';
  const chosen = takesTip ? tipCents(tip, { amountCents, currency }) : undefined;
  if (chosen === undefined || chosen === tipAmountCents) return { lines: priceLines, dueCents };
  const others = priceLines.filter(({ kind }) => kind !== 'tip');
  const first = others.findIndex(({ kind }) => AFTER_TIP.includes(kind));
  const place = first < 0 ? others.length : first;
  const added: PricedLine[] = chosen > 0 ? [{ kind: 'tip', label: 'Tip', amountCents: chosen }] : [];
  const lines = [...others.slice(0, place), ...added, ...others.slice(place)];
  return { lines, dueCents: dueCents - tipAmountCents + chosen };
}
