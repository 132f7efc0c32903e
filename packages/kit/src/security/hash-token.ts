import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * SHA-256: what secrets of links and sessions are stored, looked up and compared by. It has one length, and how far a
 * guess agrees with it reveals nothing of the secret.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether `token` is the one that was hashed, in constant time. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  return timingSafeEqual(hash, hashToken(token));
}

/** Compares in constant time, whatever the lengths. */
export function isSameToken(one: string, other: string): boolean {
  return isTokenOf(hashToken(one), other);
}
