import { describe, expect, it } from '@jest/globals';
import { isNameLongEnough, isPhoneLongEnough, phoneWithCode } from './reviewPhone.js';

describe('who reviews', () => {
  it.each([
    ['Al', false],
    [' Al ', false],
    ['Ann', true],
  ])('the first name %p is long enough: %s', (name, enough) => expect(isNameLongEnough(name)).toBe(enough));

  it.each([
    ['US', '(415) 555-012', true],
    ['US', '(415) 555-01', false],
    ['US', '(415) 555-0123', true],
    ['GB', '07911 123456', true],
    ['GB', '07911', false],
  ] as const)('the phone of %s %s is long enough: %s', (country, text, enough) =>
    expect(isPhoneLongEnough({ country, text })).toBe(enough),
  );

  it('sends the phone with the code of its own country', async () => {
    expect(await phoneWithCode({ country: 'US', text: '(415) 555-0123' })).toBe('+1 4155550123');
    expect(await phoneWithCode({ country: 'GB', text: '07911 123456' })).toBe('+44 7911123456');
  });

  it('sends what was typed where it can be no number, for the server to refuse', async () =>
    expect(await phoneWithCode({ country: 'US', text: '(415) 555-01' })).toBe('(415) 555-01'));
});
