import { describe, expect, it } from '@jest/globals';
import { amountText, parseAmount } from './amountText.js';

describe('amounts in a field', () => {
  it('shows hundredths as people write them', () => {
    expect(amountText(9050, 'USD')).toBe('90.50');
    expect(amountText(0, 'USD')).toBe('0.00');
    expect(amountText(900_000, 'JPY')).toBe('9000');
    expect(amountText(null, 'USD')).toBe('');
  });

  it.each([
    ['90.5', 'USD', 9050],
    ['$1,234.56', 'USD', 123_456],
    ['0', 'USD', 0],
    ['90.', 'USD', 9000],
    ['9 000', 'JPY', 900_000],
  ])('reads %s %s as %i hundredths', (text, currency, cents) => {
    expect(parseAmount(text, currency)).toBe(cents);
  });

  it.each([
    ['', 'USD'],
    ['-5', 'USD'],
    ['1.234', 'USD'],
    ['ten', 'USD'],
    ['9.50', 'JPY'],
    ['99999999999', 'USD'],
  ])('takes “%s” %s for no amount', (text, currency) => {
    expect(parseAmount(text, currency)).toBeNull();
  });

  it('gives back what it showed', () => {
    for (const cents of [1, 99, 100, 101, 1_999, 29_99])
      expect(parseAmount(amountText(cents, 'USD'), 'USD')).toBe(cents);
  });
});
