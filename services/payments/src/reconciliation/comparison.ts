import { ProviderRefusedError } from '../providers/provider-errors.js';
import type { ProviderPayment, ProviderRefund } from '../providers/provider-objects.js';
import type { CheckedAccount, Period } from './reconciliation.repository.js';
import type { Movement, Pair } from './reconciliation-rules.js';

export type Part = 'payments' | 'refunds';

/** Where a comparison is: what one answer looks at. */
export interface Place {
  readonly account: CheckedAccount;
  readonly part: Part;
  /** Empty at the beginning of a part. */
  readonly page: string;
  /** What is later has been compared. */
  readonly before: Date | undefined;
  /** How many, which the page does not list, were asked for one by one. */
  readonly asked: number;
}

/** What one answer has compared, and where the part goes on; undefined at its end. */
export interface Compared {
  readonly pairs: Pair[];
  /** Compared as well, and no part of the sums: another page has counted them, or none. */
  readonly uncounted: Pair[];
  readonly next: Pick<Place, 'asked' | 'before' | 'page'> | undefined;
}

/** One way to compare an account's payments and refunds with the ledger. */
export interface Comparison {
  compare(place: Place, period: Period): Promise<Compared>;
}

export function movementOfPayment({ id, amountCents, currency }: ProviderPayment): Movement {
  return { paymentId: id, refundId: null, amountCents, currency };
}

export function movementOfRefund(refund: ProviderRefund, currency: string): Movement {
  return { paymentId: refund.paymentId ?? '', refundId: refund.id, amountCents: refund.amountCents, currency };
}

/** What the provider does not know by the id that it was asked for. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderRefusedError && error.notFound) return undefined;
    throw error;
  }
}

/** What has moved at the provider; null for what has not, or not yet. */
export const moved = (found: { status: string } | undefined, movement: () => Movement): Movement | null =>
  found?.status === 'succeeded' ? movement() : null;
