import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './phones.js';

describe('a phone number for reading', () => {
  it.each([
    ['+16045550134', 'CA', '(604) 555-0134'],
    ['+12125550134', 'US', '(212) 555-0134'],
    ['+447911123456', 'GB', '07911 123456'],
    ['+447911123456', 'US', '+44 7911 123456'],
    ['+12125550134', 'CA', '+1 212 555 0134'],
    ['no number', 'US', 'no number'],
  ])('%s is shown in %s as %s', (e164, country, shown) => expect(formatPhone(e164, country)).toBe(shown));
});
