import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adjustmentEntries, waiverEntries } from '../ledger/ledger-rules.js';
import { sum } from '../money/cents.js';
import { refundableCents, splitAdjustment } from './refundable.js';

const cents = fc.nat(1_000_000);
const refundable = fc.record({ providerCents: cents, giftCents: cents, offlineCents: cents });

describe('an adjustment', () => {
  it('takes from the card, then from gift cards, then from what was paid outside of providers, then from what is owed', () => {
    const all = { providerCents: 100, giftCents: 50, offlineCents: 30, unpaidCents: 20, overpaidCents: 0 };
    const split = (amountCents: number) => splitAdjustment(amountCents, all);
    expect(split(100)).toMatchObject({ providerCents: 100, giftCents: 0, offlineCents: 0, waivedCents: 0 });
    expect(split(150)).toMatchObject({ providerCents: 100, giftCents: 50, offlineCents: 0, waivedCents: 0 });
    expect(split(190)).toMatchObject({ providerCents: 100, giftCents: 50, offlineCents: 30, waivedCents: 10 });
    expect(() => split(201)).toThrow(RangeError);
  });

  it('refunds an overpayment before any voluntary refund of the practice', () => {
    const all = { providerCents: 100, giftCents: 0, offlineCents: 90, unpaidCents: 0, overpaidCents: 60 };
    expect(splitAdjustment(50, all)).toMatchObject({ overpaidCents: 50, goodwillCents: 0 });
    expect(splitAdjustment(80, all)).toMatchObject({ overpaidCents: 60, goodwillCents: 20 });
  });

  it('balances in the ledger to the cent, whatever it is of', () => {
    fc.assert(
      fc.property(
        refundable,
        cents,
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (paid, rest, over, share) => {
          const received = paid.providerCents + paid.giftCents + paid.offlineCents;
          const all = { ...paid, unpaidCents: over ? 0 : rest, overpaidCents: over ? Math.min(rest, received) : 0 };
          const amountCents = Math.floor(refundableCents(all) * share);
          const { giftCents, waivedCents, ...parts } = splitAdjustment(amountCents, all);
          const entries = [...adjustmentEntries(parts), ...(waivedCents > 0 ? waiverEntries(waivedCents) : [])];
          expect(sum(entries.map((entry) => entry.amountCents))).toBe(0);
          expect(parts.providerCents + giftCents + parts.offlineCents + waivedCents).toBe(amountCents);
          expect(parts.overpaidCents + parts.goodwillCents + waivedCents).toBe(amountCents);
        },
      ),
    );
  });
});
