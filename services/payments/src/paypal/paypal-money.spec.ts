import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, paypalMoney } from './paypal-money.js';

describe('money as PayPal writes it', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [9_000, '90.00'],
    [115, '1.15'],
    [123_456_789, '1234567.89'],
  ])('is for %i cents the value %s', (cents, value) =>
    expect(paypalMoney(cents, 'USD')).toEqual({ currency_code: 'USD', value }),
  );

  it('loses no cent on the way and back', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e12 }), (cents) => centsOf(paypalMoney(cents, 'CAD')) === cents));
  });

  it('is refused of what is no amount', () => {
    for (const cents of [0, -1, 1.5, NaN]) expect(() => paypalMoney(cents, 'USD')).toThrow(RangeError);
    expect(() => paypalMoney(150, 'JPY')).toThrow(RangeError);
    expect(paypalMoney(15_000, 'JPY').value).toBe('150');
    expect(() => centsOf({ currency_code: 'USD', value: '1,50' })).toThrow(RangeError);
  });
});
