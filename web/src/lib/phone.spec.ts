import { describe, expect, it } from '@jest/globals';
import { maskNational, toE164 } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['415', '415'],
    ['41555', '(415) 55'],
    ['4155550123', '(415) 555-0123'],
    ['14155550123', '(415) 555-0123'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('typed as %s in the US shows as %s', (typed, shown) => expect(maskNational(typed, 'US')).toBe(shown));

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
