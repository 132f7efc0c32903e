import { randomInt } from 'node:crypto';

export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const MIXED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random characters of an alphabet. */
export function randomText(length: number, alphabet = MIXED): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
