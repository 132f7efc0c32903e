import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type EntryDraft,
  type LedgerAccount,
  billingEntries,
  chargeEntries,
  goodwillEntries,
  refundEntries,
  refundableCents,
} from './ledger-rules.js';

const sum = (entries: EntryDraft[], account?: LedgerAccount) =>
  entries.filter((e) => !account || e.account === account).reduce((total, e) => total + e.amountCents, 0);
const amount = fc.integer({ min: 1, max: 10_000_000 });
const price = fc.record({ priceCents: fc.nat(10_000_000), feeCents: fc.nat(100_000) });

describe('billingEntries', () => {
  it('bills a price and its fee', () => {
    expect(billingEntries({ priceCents: 0, feeCents: 0 }, { priceCents: 9_000, feeCents: 225 }, 0)).toEqual([
      { account: 'client_receivable', amountCents: 9_225 },
      { account: 'practice_revenue', amountCents: -9_000 },
      { account: 'fees', amountCents: -225 },
    ]);
  });

  it('takes back what was never paid as if it had not been billed', () => {
    expect(billingEntries({ priceCents: 9_000, feeCents: 0 }, { priceCents: 0, feeCents: 0 }, 0)).toEqual([
      { account: 'client_receivable', amountCents: -9_000 },
      { account: 'practice_revenue', amountCents: 9_000 },
    ]);
  });

  it('shows what was paid and is given back as a refund', () => {
    expect(billingEntries({ priceCents: 9_000, feeCents: 0 }, { priceCents: 4_500, feeCents: 0 }, 9_000)).toEqual([
      { account: 'client_receivable', amountCents: -4_500 },
      { account: 'refunds', amountCents: 4_500 },
    ]);
  });

  it('writes nothing when the bill agrees', () => {
    expect(billingEntries({ priceCents: 5, feeCents: 1 }, { priceCents: 5, feeCents: 1 }, 3)).toEqual([]);
  });

  it('sums to zero and ends at the new price whatever was billed and paid', () => {
    fc.assert(
      fc.property(price, price, fc.nat(10_000_000), (billed, next, paid) => {
        const entries = billingEntries(billed, next, paid);
        expect(sum(entries)).toBe(0);
        const before = billed.priceCents + billed.feeCents;
        expect(before + sum(entries, 'client_receivable')).toBe(next.priceCents + next.feeCents);
        const revenueChange = sum(entries, 'practice_revenue') + sum(entries, 'refunds');
        expect(revenueChange + next.priceCents).toBe(billed.priceCents);
      }),
    );
  });
});

describe('a life of an appointment', () => {
  it('never refunds more than was received, and ends with nothing owed either way', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('price' as const), cents: fc.nat(50_000) }),
      fc.record({ kind: fc.constant('charge' as const), cents: amount }),
      fc.record({ kind: fc.constant('refund' as const), cents: amount }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const entries: EntryDraft[] = [];
        let billed = { priceCents: 0, feeCents: 0 };
        const pay = (cents: number) => cents > 0 && entries.push(...chargeEntries(cents));
        for (const { kind, cents } of [...steps, { kind: 'settle' as const, cents: 0 }]) {
          const receivable = sum(entries, 'client_receivable');
          if (kind === 'price') {
            const next = { priceCents: cents, feeCents: 0 };
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

  it('refuses amounts that are none', () => {
    for (const bad of [0, -1, 1.5]) {
      expect(() => chargeEntries(bad)).toThrow(RangeError);
      expect(() => refundEntries(bad)).toThrow(RangeError);
    }
  });
});
