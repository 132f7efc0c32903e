import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, takeInOrder } from './cents.js';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('amounts of a currency that is paid in whole units', () => {
  it('are allocated in units that sum exactly', () => {
    expect(allocate(10_000, [1, 1, 1], 'JPY')).toEqual([3_400, 3_300, 3_300]);
    expect(() => allocate(10_050, [1, 1], 'JPY')).toThrow(RangeError);
  });
});

describe('allocating an amount', () => {
  it('gives the cents that are left to the largest remainders, the first of equals first', () => {
    expect(allocate(100, [1, 1, 1], 'USD')).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 3, 4], 'USD')).toEqual([2, 1, 2]);
    expect(allocate(7, [0, 0], 'USD')).toEqual([7, 0]);
    expect(() => allocate(1, [], 'USD')).toThrow(RangeError);
  });

  it('always sums exactly, and no part is a cent or more away from its share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const parts = allocate(amount, weights, 'USD');
        const whole = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        if (whole > 0)
          parts.forEach((part, i) => expect(Math.abs(part - (amount * weights[i]!) / whole)).toBeLessThan(1));
      }),
    );
  });
});

describe('taking an amount from several purses', () => {
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
