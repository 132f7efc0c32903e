import { describe, expect, it } from '@jest/globals';
import { parseEmail, parseName, parsePhone, parseText } from './input-rules.js';

describe('parseEmail', () => {
  it('lower-cases and trims', () => expect(parseEmail('  Maya.Roy@Example.COM ')).toBe('maya.roy@example.com'));

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'a b@example.com',
    'a@-x.com',
    `${'a'.repeat(250)}@example.com`,
    null,
  ])('refuses %p', (value) => expect(() => parseEmail(value)).toThrow('Please enter a valid email address.'));
});

describe('parsePhone', () => {
  it.each([
    ['(604) 555-0134', 'CA', '+16045550134'],
    ['604 555 0134', 'GB', '+16045550134'],
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 7911 123456', 'US', '+447911123456'],
    ['16045550134', 'US', '+16045550134'],
    ['604 555 0134 ext. 1234567', 'CA', '+16045550134'],
  ])('reads %s in %s as %s', (typed, country, e164) => expect(parsePhone(typed, country)).toBe(e164));

  it.each(['', '123', 'call me', '+999 12345678', '5'.repeat(300), '604 555 0134 ext. 12345678'])(
    'refuses %p',
    (typed) => expect(() => parsePhone(typed, 'US')).toThrow('Please enter a valid phone number.'),
  );
});

describe('parseText', () => {
  it('composes letters and trims', () =>
    expect(parseText(' Jose\u0301 ', 'note', { max: 10, label: 'The note' })).toBe('José'));

  it.each(['\u0000', 'a\u202Eb', 'a\u0007b'])('refuses control characters %j', (value) =>
    expect(() => parseText(value, 'note', { max: 10, label: 'The note' })).toThrow(
      'holds characters that cannot be used',
    ),
  );

  it('names the field in the code', () => {
    expect(() => parseName(' ', 'firstName', 'First name')).toThrow(
      expect.objectContaining({ code: 'invalid_first_name', field: 'firstName', message: 'First name is required.' }),
    );
  });
});
