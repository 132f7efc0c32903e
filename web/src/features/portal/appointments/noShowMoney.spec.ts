import { describe, expect, it } from '@jest/globals';
import { noShowSentences } from './noShowMoney.js';

const CARD = { brand: 'visa', last4: '4242' };
const paid = (cardCents: number, giftCardCents = 0, offlineCents = 0) => ({ cardCents, giftCardCents, offlineCents });
const said = (feeCents: number, received: ReturnType<typeof paid> | null, card: typeof CARD | null = CARD) =>
  noShowSentences({ currency: 'CAD', feeCents, received, card });

describe('what not coming does to money', () => {
  it('is a charge of what is missing of the fee', () => {
    expect(said(7200, paid(0))).toEqual(['CA$72.00 is charged to visa •••• 4242 now.']);
    expect(said(7200, paid(2000))).toEqual(['CA$52.00 is charged to visa •••• 4242 now.']);
    expect(said(7200, paid(0), null)).toEqual(['CA$72.00 is owed (no card on file).']);
  });

  it('is a return of what was paid beyond it, to the card first', () => {
    expect(said(7200, paid(9000))).toEqual(['CA$18.00 that was paid goes back to the original card or wallet.']);
    expect(said(0, paid(5000, 3000, 1000))).toEqual([
      'CA$50.00 that was paid goes back to the original card or wallet.',
      'CA$30.00 that was paid goes back onto the gift card.',
      'You were paid CA$10.00 more outside of Yarrow. Please pay that back yourself.',
    ]);
  });

  it('is nothing if nothing or exactly the fee was paid, and not promised if that is unknown', () => {
    expect(said(0, paid(0))).toEqual(['Nothing is charged.']);
    expect(said(7200, paid(7200))).toEqual(["It's already paid."]);
    expect(said(7200, null)).toEqual(['Anything paid beyond the fee is refunded.']);
  });
});
