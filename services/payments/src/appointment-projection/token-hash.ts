import { createHash } from 'node:crypto';

/** What links are looked up and compared by: of equal length, and the token does not follow from it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
