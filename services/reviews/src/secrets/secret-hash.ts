import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What secrets of links are looked up and compared by: of equal length, and how far a guess agrees with the hash
 * reveals nothing of the secret.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether `secret` is the one that was hashed, in constant time. */
export function isSecretOf(hash: Buffer, secret: string): boolean {
  return timingSafeEqual(hash, hashSecret(secret));
}
