import { describe, expect, it } from '@jest/globals';
import { amountRange, amountText, parseAmount } from './amountText.js';

describe('amounts in a field', () => {
  it('shows hundredths as people write them', () => {
    expect(amountText(9050, 'USD')).toBe('$90.50');
    expect(amountText(0, 'USD')).toBe('$0.00');
    expect(amountText(125_000_000, 'USD')).toBe('$1,250,000.00');
    expect(amountText(125_050, 'CAD')).toBe('CA$1,250.50');
    expect(amountText(900_000, 'JPY')).toBe('¥9,000');
    expect(amountText(null, 'USD')).toBe('');
    expect(amountText(NaN, 'USD')).toBe('');
    expect(amountRange('USD')).toBe('$0.00 to $9,999,999.99');
    expect(amountRange('JPY')).toBe('¥0 to ¥9,999,999');
  });

  it.each([
    ['90.5', 'USD', 9050],
    ['$1,234.56', 'USD', 123_456],
    ['0', 'USD', 0],
    ['90.', 'USD', 9000],
    ['9 000', 'JPY', 900_000],
    ['9,00', 'JPY', 90_000],
    // The point stands where it stood when a digit is put into an amount with commas.
    ['$1,2500.50', 'USD', 1_250_050],
    ['CA$12', 'CAD', 1200],
    ['CHF 90.50', 'CHF', 9050],
    ['9,999,999.99', 'USD', 999_999_999],
  ])('reads %s %s as %i hundredths', (text, currency, cents) => {
    expect(parseAmount(text, currency)).toBe(cents);
  });

  it.each([
    ['-5', 'USD'],
    ['1.234', 'USD'],
    ['ten', 'USD'],
    ['9.50', 'JPY'],
    ['10000000', 'USD'],
    ['12,50', 'USD'],
    ['$-5', 'USD'],
    ['$', 'USD'],
  ])('takes “%s” %s for no amount', (text, currency) => {
    expect(parseAmount(text, currency)).toBeNaN();
  });

  it.each(['', '  '])('takes “%s” for an empty field', (text) => {
    expect(parseAmount(text, 'USD')).toBeNull();
    expect(parseAmount(text, 'JPY')).toBeNull();
  });

  it('parses the text that it formats back to the same amount', () => {
    for (const cents of [1, 99, 100, 101, 1_999, 29_99, 123_456_789, 999_999_999])
      for (const currency of ['USD', 'CAD', 'EUR', 'GBP', 'CHF', 'MXN', 'AUD'])
        expect(parseAmount(amountText(cents, currency), currency)).toBe(cents);
  });
});
