import { randomInt } from 'node:crypto';

/** Crockford's Base32: no letter that looks like a digit, and none for accidental words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters would be 128 bits; 20 are 100 bits, and every guess is counted (see CheckoutService). */
const LENGTH = 20;
const GROUP = 5;

/** A new code; its characters are as unpredictable as the system's random numbers. */
export function newGiftCardCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Blanks, dashes of any length, the minus sign, and what has no width. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * A typed or pasted code as it is kept: what stands between groups and how wide letters are does not matter, and O is 0, I and
 * L are 1. Null for what is no code.
 */
export function parseGiftCardCode(typed: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().replace(BETWEEN, '');
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** As people read and type it: `7KQ2M-…`. */
export function formatGiftCardCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');
}

/** What may be shown to everybody. */
export function giftCardLabel(code: string): string {
  return `•••• ${code.slice(-4)}`;
}
