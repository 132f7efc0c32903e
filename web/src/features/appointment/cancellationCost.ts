import { formatMoney } from '../../lib/money.js';

export interface CancellationFacts {
  /** What cancelling now would cost, cents. */
  cancellationFeeCents: number;
  amountCents: number;
  amountCurrency: string;
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: number;
  dueCents: number;
  cancellationTerms: { lateFeePercent: number; lateHours: number };
}

/** What cancelling now costs and gives back, by the terms that the booking was made under. */
export function cancellationCost(facts: CancellationFacts): string {
  const { cancellationFeeCents: feeCents, amountCurrency: currency, cancellationTerms: terms } = facts;
  const paid = facts.fullTotal > 0 && facts.dueCents < facts.fullTotal;
  if (feeCents > 0) {
    const fee = `The visit starts in less than ${hours(terms.lateHours)}, so cancelling costs ${formatMoney(feeCents, currency)} (${terms.lateFeePercent} % of the price).`;
    return paid ? `${fee} Anything that you have paid beyond that is refunded.` : fee;
  }
  const free = 'You can cancel free of charge.';
  return paid ? `${free} What you have paid is refunded in full.` : free;
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}
