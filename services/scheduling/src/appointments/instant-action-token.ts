import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of an instant-action token. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares in constant time, whatever the lengths. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(digestToken(one), digestToken(other));
}
