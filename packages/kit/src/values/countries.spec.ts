import { describe, expect, it } from '@jest/globals';
import { parseCountry } from './countries.js';

describe('parseCountry', () => {
  it.each([
    ['CA', 'CA'],
    ['gb', 'GB'],
    [' us ', 'US'],
  ])('reads %j as %s', (typed, code) => expect(parseCountry(typed, 'country')).toBe(code));

  it.each(['XX', 'ZZ', 'EU', 'UK', 'QQ', 'USA', 'C', '', '12'])('refuses %j, which is no country', (typed) =>
    expect(() => parseCountry(typed, 'countryCode')).toThrow(
      expect.objectContaining({ code: 'invalid_country', field: 'countryCode' }) as never,
    ),
  );
});
