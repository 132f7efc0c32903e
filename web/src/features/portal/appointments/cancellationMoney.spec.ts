import { describe, expect, it } from '@jest/globals';
import { cancellationSentences, type CancelledVisit } from './cancellationMoney.js';

const paid = (cardCents: number, giftCardCents = 0, offlineCents = 0) => ({
  received: { __typename: 'ReceivedMoney' as const, cardCents, giftCardCents, offlineCents },
});
const visit = (own: Partial<CancelledVisit> = {}): CancelledVisit => ({
  ...{ __typename: 'Appointment', id: 'a', instantActionToken: 'token', state: 'approved', past: false },
  ...{ startsAt: '2026-11-02T10:00:00-07:00', amountCurrency: 'CAD', cancellationPackageOutcome: null, package: null },
  ...paid(0),
  ...own,
});
const packageOf = (used: number) => ({
  package: {
    ...{ __typename: 'ClientPackage' as const, id: 'p', name: 'Three massages', numberOfSessions: 3 },
    sessionsRemaining: 3 - used,
  },
});

describe('what cancelling does to money', () => {
  it('is said by the way that each part of it goes back', () => {
    expect(cancellationSentences([visit(paid(13500, 2000, 5000))])).toEqual([
      'CA$135.00 goes back to the original card or wallet.',
      'CA$20.00 goes back onto the gift card.',
      'You were paid CA$50.00 outside of Yarrow. Please pay that back yourself and record it as a refund.',
    ]);
  });

  it('is one sum of several visits', () => {
    expect(cancellationSentences([visit(paid(9000)), visit(paid(4500)), visit()])).toEqual([
      'CA$135.00 goes back to the original card or wallet.',
    ]);
  });

  it('is nothing where nothing was paid, and not promised where payments cannot be asked', () => {
    expect(cancellationSentences([visit(), visit()])).toEqual(['Nothing was paid, and nothing will be charged.']);
    expect(cancellationSentences([visit(), visit({ received: null })])).toEqual(["They'll be refunded."]);
  });

  it('leaves the price of a package that stays the client’s out', () => {
    const buying = visit({ ...paid(24000), cancellationPackageOutcome: 'kept', ...packageOf(2) });
    expect(cancellationSentences([buying])).toEqual([
      "They keep the package, as another session of it is booked or used. Its price isn't refunded; anything else they paid is.",
    ]);
    const other = visit({ id: 'b', ...paid(9000) });
    expect(cancellationSentences([buying, other])[0]).toBe('CA$90.00 goes back to the original card or wallet.');
  });

  it('ends a package together with all of its sessions', () => {
    const buying = visit({ ...paid(24000), cancellationPackageOutcome: 'kept', ...packageOf(2) });
    const second = visit({ id: 'b', ...packageOf(2) });
    expect(cancellationSentences([buying, second])).toEqual([
      'CA$240.00 goes back to the original card or wallet.',
      'The package that it bought ends with it.',
    ]);
  });

  it('gives sessions of a package that stays back', () => {
    const session = (id: string) => visit({ id, ...packageOf(3) });
    expect(cancellationSentences([session('a')])).toContain('Its session of Three massages can be booked again.');
    expect(cancellationSentences([session('a'), session('b')])).toContain(
      '2 sessions of Three massages can be booked again.',
    );
  });
});
