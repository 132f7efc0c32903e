import { describe, expect, it } from '@jest/globals';
import { bookingPrice, formatMoney } from './money.js';

describe('money', () => {
  it.each([
    [9000, 'USD', '$90'],
    [9050, 'USD', '$90.50'],
    [123456, 'GBP', '£1,234.56'],
    [100, 'CAD', 'CA$1'],
    [900_000, 'JPY', '¥9,000'],
  ])('%i cents of %s read %s', (cents, currency, text) => expect(formatMoney(cents, currency)).toBe(text));

  it('adds both fees to the price of a booking', () =>
    expect(bookingPrice({ amountCents: 9000, feeCents: 250, platformFeeCents: 100 }, 'USD')).toBe('$93.50'));

  it('is free only when the price itself is 0', () =>
    expect(bookingPrice({ amountCents: 0, feeCents: 250, platformFeeCents: 0 }, 'USD')).toBe('Free'));
});
