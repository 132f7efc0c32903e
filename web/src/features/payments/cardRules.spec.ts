import { describe, expect, it } from '@jest/globals';
import { brandOf, cardRules, groupNumber, isExpired, maskExpiry, passesLuhn, readExpiry } from './cardRules.js';

describe('a card number', () => {
  it.each([
    ['4242', 'visa'],
    ['5555 55', 'mastercard'],
    ['2221', 'mastercard'],
    ['3782', 'amex'],
    ['6011', 'discover'],
    ['3056', 'diners'],
    ['3566', 'jcb'],
    ['9', 'unknown'],
    ['', 'unknown'],
  ])('that begins with %s is of %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['4242-4242x4242424299999999', '4242 4242 4242 4242 999'],
  ])('typed as %s shows as %s', (typed, shown) => expect(groupNumber(typed)).toBe(shown));

  it('has a check digit', () => {
    expect(passesLuhn('4242 4242 4242 4242')).toBe(true);
    expect(passesLuhn('4242 4242 4242 4241')).toBe(false);
  });
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['4', '04'],
    ['1/', '01'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
  ])('typed as %s shows as %s', (typed, shown) => expect(maskExpiry(typed)).toBe(shown));

  it('is read, and good until the end of its month', () => {
    expect(readExpiry('13 / 30')).toBeUndefined();
    expect(readExpiry('11 / 26')).toEqual({ month: 11, year: 2026 });
    expect(isExpired({ month: 11, year: 2026 }, new Date(2026, 10, 30))).toBe(false);
    expect(isExpired({ month: 10, year: 2026 }, new Date(2026, 10, 1))).toBe(true);
  });
});

describe('the rules of the card form', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123', postalCode: '94107' };
  const problems = (change: Partial<typeof card>) =>
    cardRules.safeParse({ ...card, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];

  it('let a good card pass', () => expect(problems({})).toEqual([]));
  it.each([
    [{ number: '4242 4242 4242 4241' }, 'number'],
    [{ number: '4242 4242' }, 'number'],
    [{ expiry: '12 / 2' }, 'expiry'],
    [{ expiry: '01 / 20' }, 'expiry'],
    [{ code: '12' }, 'code'],
    [{ number: '3782 822463 10005' }, 'code'],
    [{ postalCode: '' }, 'postalCode'],
  ])('refuse %j', (change, field) => expect(problems(change)).toEqual([field]));
});
