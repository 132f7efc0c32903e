import { describe, expect, it } from '@jest/globals';
import { isPayable, leastPayable, toPayable } from './currency.js';

describe('amounts that can be paid', () => {
  it.each([
    ['USD', 1],
    ['CAD', 1],
    ['JPY', 100],
    ['krw', 100],
    // PayPal takes no fractions of these, though they have a smaller unit.
    ['HUF', 100],
    ['TWD', 100],
  ])('in %s are multiples of %i hundredths', (currency, least) => expect(leastPayable(currency)).toBe(least));

  it.each([
    [15_000, 'JPY', true],
    [15_001, 'JPY', false],
    [0, 'JPY', true],
    [15_001, 'USD', true],
  ])('of %i hundredths in %s: %s', (cents, currency, payable) => expect(isPayable(cents, currency)).toBe(payable));

  it.each([
    [149, 'JPY', 100],
    [150, 'JPY', 200],
    [49, 'JPY', 0],
    [50, 'JPY', 100],
    [10_000, 'JPY', 10_000],
    [149, 'USD', 149],
  ])('are made of %i hundredths in %s by rounding half up: %i', (cents, currency, payable) => {
    expect(toPayable(cents, currency)).toBe(payable);
  });
});
