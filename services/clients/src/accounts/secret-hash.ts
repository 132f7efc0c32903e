import { createHash } from 'node:crypto';

/** What is kept of the secret of a mailed link: SHA-256, hex. */
export function secretHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
