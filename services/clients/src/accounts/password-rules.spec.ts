import { describe, expect, it } from '@jest/globals';
import { assertPasswordAllowed, hashPassword, isPasswordOf } from './password-rules.js';

const KNOWN = ['ada.okafor@example.com', 'Ada', 'Okafor', 'Still Water'];

function refusalOf(password: string): string | undefined {
  try {
    assertPasswordAllowed(password, KNOWN);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('a new password', () => {
  it.each([
    ['9 characters', 'gkq vlrmx', 'invalid_password'],
    ['10 characters', 'gkq vlrmxw', undefined],
    ['200 characters', 'gkq vlrm xw'.padEnd(200, 'tz qk'), undefined],
    ['201 characters', 'gkq vlrm xw'.padEnd(201, 'tz qk'), 'invalid_password'],
    ['10 signs of two code units each', '🪨🌾🐐🪔🧶🛶🧭🪴🍯🪵', undefined],
    ['9 such signs', '🪨🌾🐐🪔🧶🛶🧭🪴🍯', 'invalid_password'],
  ])('of %s is judged by its length in signs', (_, password, code) => {
    expect(refusalOf(password)).toBe(code);
  });

  it.each([
    'password12',
    'qwertyuiop',
    '1234567890',
    'passwordpassword',
    'password1234567',
    'Password123456!',
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    'qwertyuiopasdfgh',
    '1q2w3e4r5t6y7u8i',
    'iloveyouiloveyou',
    'P@ssw0rdP@ssw0rd',
    'ada.okafor@example.com',
    'adaokaforokafor',
    'stillwaterokafor',
    'yarrowyarrow123',
  ])('“%s” is refused: it is among the first guesses', (password) => {
    expect(refusalOf(password)).toBe('guessable_password');
  });

  it.each(['four quiet words here', 'seven slow mountain goats', 'tr0ub4dor&3 staple', 'xkQ9-vtz2-Lm4w-8rYp'])(
    '“%s” is allowed, whatever signs it is made of',
    (password) => {
      expect(refusalOf(password)).toBeUndefined();
    },
  );

  it('is the same however a keyboard composes its letters', async () => {
    const hash = await hashPassword('crème brûlée à midi'.normalize('NFD'));
    expect(await isPasswordOf(hash, 'crème brûlée à midi'.normalize('NFC'))).toBe(true);
    expect(await isPasswordOf(hash, 'creme brulee a midi')).toBe(false);
  });
});
