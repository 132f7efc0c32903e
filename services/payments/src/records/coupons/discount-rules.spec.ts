import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DiscountTerms, discountLines, netLines } from './discount-rules.js';
import { sum } from '../../money/cents.js';

const fixed = (amountCents: number, serviceIds: string[] | null = null): DiscountTerms => ({
  kind: 'fixed',
  amountCents,
  percent: null,
  serviceIds,
});
const percentage = (percent: number, serviceIds: string[] | null = null): DiscountTerms => ({
  kind: 'percentage',
  amountCents: null,
  percent,
  serviceIds,
});
const lines = (...amounts: number[]) => amounts.map((amountCents, index) => ({ serviceId: `s${index}`, amountCents }));

describe('what a coupon takes off', () => {
  it.each<[string, ReturnType<typeof lines>, DiscountTerms, number[]]>([
    ['a fixed amount off one line', lines(9_000), fixed(1_500), [1_500]],
    ['no more than the price', lines(1_000), fixed(1_500), [1_000]],
    ['a fixed amount over lines by largest remainder', lines(1_000, 1_000, 1_000), fixed(1_000), [334, 333, 333]],
    ['a percentage half up', lines(1_250), percentage(10), [125]],
    ['half a cent up', lines(1_005), percentage(50), [503]],
    ['a percentage of the sum, not of each line', lines(5, 5), percentage(10), [1, 0]],
    ['nothing at 0 %', lines(9_000), percentage(0), [0]],
    ['everything at 100 %', lines(9_000, 1_500), percentage(100), [9_000, 1_500]],
    ['only the chosen services', lines(9_000, 1_500), percentage(50, ['s1']), [0, 750]],
    ['nothing where no service is meant', lines(9_000), fixed(1_000, ['other']), [0]],
    ['nothing of a session that a package covers', lines(0, 1_500), fixed(2_000), [0, 1_500]],
  ])('%s', (_, booked, coupon, expected) => {
    expect(discountLines(booked, [coupon], 'USD')).toEqual([expected]);
  });

  it('takes each coupon off what the earlier ones left', () => {
    expect(discountLines(lines(10_000), [percentage(20), percentage(10)], 'USD')).toEqual([[2_000], [800]]);
    const three = [fixed(9_500), percentage(50), fixed(1_000)];
    expect(discountLines(lines(10_000), three, 'USD')).toEqual([[9_500], [250], [250]]);
    expect(netLines(lines(10_000), [percentage(20), percentage(10)], 'USD')).toEqual([7_200]);
  });

  it('never takes a line below zero, and its parts sum exactly, whatever the lines and coupons', () => {
    const anyLines = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 6 }).map((amounts) => lines(...amounts));
    const services = fc.option(fc.uniqueArray(fc.constantFrom('s0', 's1', 's2', 's3')), { nil: null });
    const coupon = fc.oneof(
      fc.tuple(fc.integer({ min: 100, max: 1_000_000 }), services).map(([cents, ids]) => fixed(cents, ids)),
      fc.tuple(fc.nat(100), services).map(([percent, ids]) => percentage(percent, ids)),
    );
    fc.assert(
      fc.property(anyLines, fc.array(coupon, { maxLength: 4 }), (booked, coupons) => {
        const taken = discountLines(booked, coupons, 'USD');
        const net = netLines(booked, coupons, 'USD');
        expect(Math.min(...net)).toBeGreaterThanOrEqual(0);
        expect(sum(net) + sum(taken.map(sum))).toBe(sum(booked.map(({ amountCents }) => amountCents)));
        for (const parts of taken) for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each<[string, ReturnType<typeof lines>, DiscountTerms, number[]]>([
    ['a percentage half up to the unit', lines(15_000), percentage(33), [5_000]],
    ['less than half a unit not at all', lines(4_900), percentage(1), [0]],
    ['half a unit up', lines(5_000), percentage(1), [100]],
    ['whole units of each line', lines(10_000, 10_000, 10_000), fixed(10_000), [3_400, 3_300, 3_300]],
    ['of what was stored before amounts had to be whole, the next unit', lines(10_000), fixed(1_050), [1_100]],
  ])('takes %s where the currency has no smaller one', (_, booked, coupon, expected) => {
    expect(discountLines(booked, [coupon], 'JPY')).toEqual([expected]);
  });

  it('leaves what can be paid of every line, whatever the lines and coupons', () => {
    const anyLines = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 6 }).map((yen) => yen.map((one) => one * 100));
    const coupon = fc.oneof(
      fc.integer({ min: 100, max: 1_000_000 }).map((cents) => fixed(cents)),
      fc.nat(100).map((percent) => percentage(percent)),
    );
    fc.assert(
      fc.property(anyLines, fc.array(coupon, { maxLength: 4 }), (amounts, coupons) => {
        for (const left of netLines(lines(...amounts), coupons, 'JPY')) {
          expect(left % 100).toBe(0);
          expect(left).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
