import { describe, expect, it } from '@jest/globals';
import { checkPhone, maskNational, PHONE_CHECK, phoneProblem, toE164, type PhoneCountry } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['415', '415'],
    ['41555', '(415) 55'],
    ['4155550123', '(415) 555-0123'],
    ['14155550123', '(415) 555-0123'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('typed as %s in the US shows as %s', (typed, shown) => expect(maskNational(typed, 'US')).toBe(shown));

  it.each(['4155550123 ext', '4155550123x', '(415) 555-0123 #12', '415 CALL NOW', '４１５５'])(
    'keeps every character of %s',
    (typed) => expect(maskNational(typed, 'US')).toBe(typed),
  );

  it('is left as typed elsewhere', () => expect(maskNational('07911 123456', 'GB')).toBe('07911 123456'));

  it('takes the country of the practice when it has no prefix', async () => {
    expect(await toE164({ country: 'GB', text: '07911 123456' })).toBe('+447911123456');
    expect(await toE164({ country: 'US', text: '(415) 555-0123' })).toBe('+14155550123');
  });

  it('is refused when too short or longer than 250 characters', async () => {
    expect(await toE164({ country: 'US', text: '415' })).toBeUndefined();
    expect(await toE164({ country: 'US', text: '4155550123' + ' '.repeat(250) })).toBeUndefined();
  });
});

describe('a number that was pasted', () => {
  it.each([
    'tel:+1-415-555-0123',
    '\u202A(415) 555-0123\u202C',
    '415\u00A0555\u20110123',
    '４１５ ５５５ ０１２３',
    '\uFEFF+1 415 555 0123',
  ])('as %j is read', async (text) => expect(await toE164({ country: 'US', text })).toBe('+14155550123'));

  it.each(['(415) 555-0123 ext. 12', '415-555-0123 x12', 'tel:+1-415-555-0123;ext=12'])(
    'as %s is refused for its extension',
    async (text) => {
      expect(await toE164({ country: 'US', text })).toBeUndefined();
      expect(await phoneProblem({ country: 'US', text })).toContain('leave the extension out');
    },
  );
});

describe('the check of a phone number', () => {
  it('has the codes possible 0, invalid country code 1, too short 2, too long 3, not a number 4', () =>
    expect(PHONE_CHECK).toEqual({ possible: 0, invalidCountryCode: 1, tooShort: 2, tooLong: 3, notANumber: 4 }));

  it.each<[string, PhoneCountry | undefined, number]>([
    ['(415) 555-0123', 'US', 0],
    ['+999 12345678', 'US', 1],
    ['415555012', 'US', 2],
    ['41555501234', 'US', 3],
    ['call me', 'US', 4],
    ['', 'US', 4],
    // One digit is no national number, nor are eighteen.
    ['1', 'DE', 2],
    ['123456789012345678', 'DE', 3],
    [`4155550123${' '.repeat(241)}`, 'US', 3],
    ['(415) 555-0123 ext. 1234567', 'US', 0],
    ['(415) 555-0123 ext. 12345678', 'US', 3],
    // Without a plus, a number needs a country.
    ['4155550123', undefined, 1],
    ['+14155550123', undefined, 0],
  ])('of %j in %s is %i', async (text, country, code) => expect(await checkPhone(text, country)).toBe(code));
});
