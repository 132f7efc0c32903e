import { describe, expect, it } from '@jest/globals';
import { centsOfMinor, minorUnits } from './minor-units.js';

describe('amounts in the smallest unit of a provider', () => {
  it.each([
    [9_050, 'USD', 9_050],
    [1, 'cad', 1],
    [900_000, 'JPY', 9_000],
    [100, 'krw', 1],
    [0, 'JPY', 0],
  ])('are for %i hundredths in %s %i, and are read back as the same amount', (cents, currency, units) => {
    expect(minorUnits(cents, currency)).toBe(units);
    expect(centsOfMinor(units, currency)).toBe(cents);
  });

  it('are refused where the currency has nothing smaller', () => {
    expect(() => minorUnits(150, 'JPY')).toThrow(RangeError);
  });
});
