import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type EntryDraft,
  type LedgerAccount,
  billingEntries,
  chargeEntries,
  NO_PRICE,
  giftCardIssueEntries,
  giftCardPaymentEntries,
  giftCardReturnEntries,
  goodwillEntries,
  refundEntries,
  refundableCents,
  totalOf,
} from './ledger-rules.js';

const sum = (entries: EntryDraft[], account?: LedgerAccount) =>
  entries.filter((e) => !account || e.account === account).reduce((total, e) => total + e.amountCents, 0);
const amount = fc.integer({ min: 1, max: 10_000_000 });
const price = fc
  .record({ priceCents: fc.nat(10_000_000), share: fc.nat(100), feeCents: fc.nat(100_000), tipCents: fc.nat(100_000) })
  .map(({ share, ...rest }) => ({ ...rest, discountCents: Math.floor((rest.priceCents * share) / 100) }));
const costs = (priceCents: number, feeCents = 0) => ({ ...NO_PRICE, priceCents, feeCents });

describe('the entries of a bill', () => {
  it('bill a price and its fee', () => {
    expect(billingEntries(NO_PRICE, costs(9_000, 225), 0)).toEqual([
      { account: 'client_receivable', amountCents: 9_225 },
      { account: 'practice_revenue', amountCents: -9_000 },
      { account: 'fees', amountCents: -225 },
    ]);
  });

  it('take back what was never paid as if it had not been billed', () => {
    expect(billingEntries(costs(9_000), NO_PRICE, 0)).toEqual([
      { account: 'client_receivable', amountCents: -9_000 },
      { account: 'practice_revenue', amountCents: 9_000 },
    ]);
  });

  it('show what was paid and refunded as a refund', () => {
    expect(billingEntries(costs(9_000), costs(4_500), 9_000)).toEqual([
      { account: 'client_receivable', amountCents: -4_500 },
      { account: 'refunds', amountCents: 4_500 },
    ]);
  });

  it('put a coupon and a tip on accounts of their own', () => {
    const discounted = { priceCents: 9_000, discountCents: 1_000, feeCents: 0, tipCents: 500 };
    expect(billingEntries(costs(9_000), discounted, 0)).toEqual([
      { account: 'client_receivable', amountCents: -500 },
      { account: 'discounts', amountCents: 1_000 },
      { account: 'tips', amountCents: -500 },
    ]);
    expect(billingEntries(discounted, NO_PRICE, 8_500)).toEqual([
      { account: 'client_receivable', amountCents: -8_500 },
      { account: 'practice_revenue', amountCents: 1_000 },
      { account: 'discounts', amountCents: -1_000 },
      { account: 'refunds', amountCents: 8_000 },
      { account: 'tips', amountCents: 500 },
    ]);
  });

  it('move value between a gift card and a bill without touching revenue', () => {
    for (const entries of [
      giftCardIssueEntries('card', 5_000),
      giftCardPaymentEntries('card', 3_000),
      giftCardReturnEntries('card', 1_000),
    ]) {
      expect(sum(entries)).toBe(0);
      expect(sum(entries, 'practice_revenue')).toBe(0);
      expect(entries.filter(({ giftCardId }) => giftCardId === 'card')).toMatchObject([{ account: 'gift_cards' }]);
    }
  });

  it('are none when the bill agrees', () => {
    expect(billingEntries(costs(5, 1), costs(5, 1), 3)).toEqual([]);
  });

  it('sum to zero and end at the new price whatever was billed and paid', () => {
    fc.assert(
      fc.property(price, price, fc.nat(10_000_000), (billed, next, paid) => {
        const entries = billingEntries(billed, next, paid);
        expect(sum(entries)).toBe(0);
        expect(totalOf(billed) + sum(entries, 'client_receivable')).toBe(totalOf(next));
        const revenueChange = sum(entries, 'practice_revenue') + sum(entries, 'refunds');
        expect(revenueChange + next.priceCents).toBe(billed.priceCents);
        expect(billed.discountCents + sum(entries, 'discounts')).toBe(next.discountCents);
        expect(billed.tipCents - sum(entries, 'tips')).toBe(next.tipCents);
      }),
    );
  });
});

describe('the ledger of an appointment', () => {
  it('never refunds more than was received, and ends with nothing owed either way', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('price' as const), cents: fc.nat(50_000) }),
      fc.record({ kind: fc.constant('charge' as const), cents: amount }),
      fc.record({ kind: fc.constant('refund' as const), cents: amount }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const entries: EntryDraft[] = [];
        let billed = NO_PRICE;
        const pay = (cents: number) => cents > 0 && entries.push(...chargeEntries(cents));
        for (const { kind, cents } of [...steps, { kind: 'settle' as const, cents: 0 }]) {
          const receivable = sum(entries, 'client_receivable');
          if (kind === 'price') {
            const next = costs(cents);
            entries.push(...billingEntries(billed, next, sum(entries, 'provider_clearing')));
            billed = next;
          }
          if (kind === 'charge') pay(Math.min(cents, Math.max(0, receivable)));
          const back = refundableCents(receivable, 0);
          if (kind === 'refund' && back > 0) entries.push(...refundEntries(Math.min(cents, back)));
          if (kind === 'settle') {
            pay(Math.max(0, receivable));
            if (back > 0) entries.push(...refundEntries(back));
          }
          expect(sum(entries)).toBe(0);
          expect(sum(entries, 'provider_clearing')).toBeGreaterThanOrEqual(0);
        }
        expect(sum(entries, 'client_receivable')).toBe(0);
        expect(sum(entries, 'provider_clearing')).toBe(billed.priceCents);
      }),
    );
  });

  it('counts refunds under way only once', () => {
    expect(refundableCents(-5_000, 0)).toBe(5_000);
    expect(refundableCents(-5_000, 5_000)).toBe(0);
    expect(refundableCents(-5_000, 9_000)).toBe(0);
    expect(refundableCents(5_000, 0)).toBe(0);
  });

  it('leaves what is owed alone when the practice gives money back of its own will', () => {
    expect(sum(goodwillEntries(500))).toBe(0);
    expect(sum(goodwillEntries(500), 'client_receivable')).toBe(0);
  });

  it('refuses what is no amount', () => {
    for (const bad of [0, -1, 1.5]) {
      expect(() => chargeEntries(bad)).toThrow(RangeError);
      expect(() => refundEntries(bad)).toThrow(RangeError);
    }
  });
});
