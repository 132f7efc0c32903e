import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, shareOf, takeInOrder } from './cents.js';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('shareOf', () => {
  it.each([
    [1_000, 250, 25],
    [10, 500, 1], // 0.5 goes up
    [9, 500, 0], // 0.45 goes down
    [100, 10_000, 100],
    [2_147_483_647, 9_999, 2_147_268_899],
  ])('of %i cents at %i basis points is %i', (amount, points, expected) => {
    expect(shareOf(amount, points)).toBe(expected);
  });

  it('refuses what is no amount', () => {
    for (const bad of [-1, 0.5, NaN, Infinity]) expect(() => shareOf(bad, 100)).toThrow(RangeError);
  });
});

describe('allocate', () => {
  it('gives the cents that are left to the largest remainders, the first of equals first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 3, 4])).toEqual([2, 1, 2]);
    expect(allocate(7, [0, 0])).toEqual([7, 0]);
    expect(() => allocate(1, [])).toThrow(RangeError);
  });

  it('always sums exactly, and no part is a cent or more away from its share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const parts = allocate(amount, weights);
        const whole = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        if (whole > 0)
          parts.forEach((part, i) => expect(Math.abs(part - (amount * weights[i]!) / whole)).toBeLessThan(1));
      }),
    );
  });
});

describe('takeInOrder', () => {
  it('sums exactly, never takes more than a purse holds and leaves no earlier purse half empty', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 10 }), fc.double({ min: 0, max: 1, noNaN: true }), (purses, share) => {
        const amount = Math.floor(purses.reduce((a, b) => a + b, 0) * share);
        const taken = takeInOrder(amount, purses);
        expect(taken.reduce((a, b) => a + b, 0)).toBe(amount);
        const firstNotEmptied = taken.findIndex((part, i) => part < purses[i]!);
        if (firstNotEmptied >= 0) expect(taken.slice(firstNotEmptied + 1).every((part) => part === 0)).toBe(true);
        taken.forEach((part, i) => expect(part).toBeLessThanOrEqual(purses[i]!));
      }),
    );
  });

  it('refuses to take more than there is', () => {
    expect(() => takeInOrder(3, [1, 1])).toThrow(RangeError);
  });
});
