import { describe, expect, it } from '@jest/globals';
import { percentOf, scaled, shareOf } from './shares.js';

describe('a share of an amount', () => {
  it.each([
    [1_000, 250, 25],
    [10, 500, 1], // 0.5 goes up
    [9, 500, 0], // 0.45 goes down
    [100, 10_000, 100],
    [2_147_483_647, 9_999, 2_147_268_899],
  ])('of %i cents at %i basis points is %i cents', (amount, points, expected) => {
    expect(shareOf(amount, points, 'USD')).toBe(expected);
  });

  it.each([
    [1_000, 25, 250],
    [10, 5, 1], // 0.5 goes up
    [9, 5, 0], // 0.45 goes down
    [333, 100, 333],
    [333, 0, 0],
  ])('of %i cents at %i percent is %i cents', (amount, percent, expected) => {
    expect(percentOf(amount, percent, 'USD')).toBe(expected);
  });

  it('is refused of what is no amount', () => {
    for (const bad of [-1, 0.5, NaN, Infinity]) expect(() => shareOf(bad, 100, 'USD')).toThrow(RangeError);
  });
});

describe('a share of an amount of a currency that is paid in whole units', () => {
  it.each([
    [100_000, 250, 2_500],
    [10_000, 250, 300], // 2.5 goes up
    [9_900, 250, 200], // 2.475 goes down
    [1_900, 250, 0],
    [2_000, 250, 100],
  ])('is of %i hundredths at %i basis points %i', (amount, points, expected) => {
    expect(shareOf(amount, points, 'JPY')).toBe(expected);
  });

  it('is rounded once, not first to hundredths and then to units', () => {
    // 0.4999 of a unit: to hundredths it would be 0.50, and that a whole one.
    expect(scaled(100, 4_999, 10_000, 'JPY')).toBe(0);
    expect(scaled(100, 5_000, 10_000, 'JPY')).toBe(100);
  });
});
