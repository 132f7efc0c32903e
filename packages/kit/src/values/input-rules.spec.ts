import { describe, expect, it } from '@jest/globals';
import { isBlank, parseEmail, parseName, parsePhone, parseText, requirePayable, requirePrice } from './input-rules.js';

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
    'ma\u200Bya@example.com',
    '\u2060maya@example.com',
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
    ['(555) 010-0199', 'US', '+15550100199'],
    ['tel:+1-604-555-0134', 'GB', '+16045550134'],
    ['TEL: 604.555.0134', 'CA', '+16045550134'],
    ['\u202A+1 604 555 0134\u202C', 'GB', '+16045550134'],
    ['\u200E(604)\u00A0555\u20110134\u200F', 'CA', '+16045550134'],
    ['６０４－５５５－０１３４', 'CA', '+16045550134'],
    ['＋１（６０４）５５５　０１３４', 'GB', '+16045550134'],
    ['\uFEFF604\u2009555\u202F0134', 'CA', '+16045550134'],
    ['604\u2013555\u20140134', 'CA', '+16045550134'],
  ])('reads %s in %s as %s', (typed, country, e164) => expect(parsePhone(typed, country)).toBe(e164));

  it.each(['', '123', 'call me', '+999 12345678', '5'.repeat(300)])('refuses %p', (typed) =>
    expect(() => parsePhone(typed, 'US')).toThrow('Please enter a valid phone number.'),
  );
});

describe('a phone number with an extension', () => {
  it.each([
    '604 555 0134 ext. 12',
    '604 555 0134 x12',
    '(604) 555-0134 Ext 1234567',
    '604-555-0134 extension 9',
    'tel:+1-604-555-0134;ext=12',
    '604 555 0134 #12',
    '６０４ ５５５ ０１３４ ｘ１２',
  ])('%s is refused with a reason', (typed) =>
    expect(() => parsePhone(typed, 'CA')).toThrow('Please leave the extension out'),
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

  it.each([
    ['zero-width blanks', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['soft hyphens', '\u00AD\u00AD\u00AD'],
    ['fillers of Hangul', '\u3164\uFFA0\u115F'],
    ['blank Braille', '\u2800\u2800'],
    ['marks of direction', '\u200E\u200F\u061C'],
    ['tags', '\u{E0041}\u{E0042}'],
    ['variation selectors', '\uFE0F\uFE0F'],
    ['accents without a letter', '\u0301\u0301'],
    ['blanks of all widths', '\u00A0\u2003\u3000 \u200B'],
  ])('takes %s for nothing at all', (_what, typed) => {
    expect(isBlank(typed)).toBe(true);
    expect(parseText(typed, 'note', { max: 10, label: 'The note' })).toBe('');
    expect(() => parseName(typed, 'firstName', 'First name')).toThrow('First name is required.');
  });

  it('counts what can be seen towards the least, and drops what cannot at the edges', () => {
    const limits = { min: 3, max: 10, label: 'Your name' };
    expect(() => parseText('A\u200B\u200B\u200BB', 'name', limits)).toThrow('Your name needs at least 3 characters.');
    expect(parseText('\uFEFFAda\u200B', 'name', limits)).toBe('Ada');
  });

  it.each(['می\u200Cخواهم', '👩\u200D🔬', '❤\uFE0F', '李', 'की', 'José'])(
    'leaves %s as it is: joiners and selectors are part of writing',
    (typed) => expect(parseText(typed, 'note', { min: 1, max: 20, label: 'The note' })).toBe(typed.normalize('NFC')),
  );

  it('names the field in the code', () => {
    expect(() => parseName(' ', 'firstName', 'First name')).toThrow(
      expect.objectContaining({ code: 'invalid_first_name', field: 'firstName', message: 'First name is required.' }),
    );
  });
});

describe('requirePayable', () => {
  it.each([
    [100, 'JPY'],
    [0, 'JPY'],
    [101, 'USD'],
  ])('takes %i hundredths in %s', (cents, currency) => {
    expect(() => requirePayable(cents, currency, 'amountCents')).not.toThrow();
  });

  it.each([
    [101, 'JPY'],
    [199, 'KRW'],
    [1, 'TWD'],
  ])('refuses %i hundredths in %s at their field', (cents, currency) => {
    expect(() => requirePayable(cents, currency, 'amountCents')).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'amountCents' }),
    );
  });
});

describe('requirePrice', () => {
  it.each([0, 100, 9_000])('accepts %i cents', (cents) =>
    expect(() => requirePrice(cents, 'USD', 'amountCents')).not.toThrow(),
  );

  it.each([
    [1, 'USD', 'Please enter 0 or at least $1.00: less cannot be charged.'],
    [99, 'CAD', 'Please enter 0 or at least CA$1.00: less cannot be charged.'],
    [150, 'JPY', 'Please enter a whole amount: JPY has no smaller unit.'],
  ])('rejects %i cents in %s', (cents, currency, message) =>
    expect(() => requirePrice(cents, currency, 'amountCents')).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'amountCents', message }),
    ),
  );
});
