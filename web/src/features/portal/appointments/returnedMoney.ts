import { formatAmount } from '../../../lib/money.js';

/** What was paid for a visit, by the way that it would go back. */
export interface ReceivedCents {
  cardCents: number;
  giftCardCents: number;
  offlineCents: number;
}

/** Card first, then gift card; what was paid outside of providers does not go back by itself. */
export function returnedBy(cents: number, { cardCents, giftCardCents }: ReceivedCents) {
  const toCard = Math.min(cents, cardCents);
  const toGiftCard = Math.min(cents - toCard, giftCardCents);
  return { toCard, toGiftCard, byHand: cents - toCard - toGiftCard };
}

/** On which ways money goes back, one sentence each. */
export function returnSentences(cents: number, received: ReceivedCents, currency: string): string[] {
  const { toCard, toGiftCard, byHand } = returnedBy(cents, received);
  const money = (part: number) => formatAmount(part, currency);
  return [
    ...(toCard > 0 ? [`${money(toCard)} that was paid goes back to the original card or wallet.`] : []),
    ...(toGiftCard > 0 ? [`${money(toGiftCard)} that was paid goes back onto the gift card.`] : []),
    ...(byHand > 0 ? [`You were paid ${money(byHand)} more outside of Yarrow. Please pay that back yourself.`] : []),
  ];
}
