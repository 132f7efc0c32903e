import { createHash } from 'node:crypto';
import type { Actor } from '@yarrow/kit/actor';
import { networkOf } from '@yarrow/kit/rate-limits/network-of';

/** Account and address that held slots are counted for. */
export interface Visitor {
  readonly userId: string | null;
  /** SHA-256 of the address or, of IPv6, of its network; only as long as the time is kept and not yet booked. */
  readonly addressDigest: Buffer;
}

export function visitorOf({ userId, ip }: Actor): Visitor {
  return { userId: userId ?? null, addressDigest: createHash('sha256').update(networkOf(ip)).digest() };
}
