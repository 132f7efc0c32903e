import { formatAmount } from '../../../lib/money.js';
import { returnSentences, type ReceivedCents } from './returnedMoney.js';

/** What not coming is reckoned from, cents. */
export interface NoShowFacts {
  currency: string;
  /** Under the terms that the client accepted. */
  feeCents: number;
  /** What was paid, by the method of its refund; null if unknown. */
  received: ReceivedCents | null | undefined;
  /** The card that would be charged. */
  card: { brand: string; last4: string } | null | undefined;
}

/** What keeping a fee, or none, does to the money of a visit that was missed, one sentence each. */
export function noShowSentences({ currency, feeCents, received, card }: NoShowFacts): string[] {
  const money = (cents: number) => formatAmount(cents, currency);
  if (!received) return ['Anything paid beyond the fee is refunded.'];
  const { cardCents, giftCardCents, offlineCents } = received;
  const paidCents = cardCents + giftCardCents + offlineCents;
  if (paidCents < feeCents) {
    const how = card ? `is charged to ${card.brand} •••• ${card.last4} now` : 'is owed (no card on file)';
    return [`${money(feeCents - paidCents)} ${how}.`];
  }
  if (paidCents === 0) return ['Nothing is charged.'];
  if (paidCents === feeCents) return ["It's already paid."];
  return returnSentences(paidCents - feeCents, received, currency);
}
