import type { PaymentStatus } from '../../../gql/graphql.js';
import type { BadgeProps } from '../../../ui/Badge.js';

const TONES: Record<PaymentStatus, NonNullable<BadgeProps['tone']>> = {
  Free: 'neutral',
  Paid: 'success',
  Past_due: 'danger',
  Failed: 'danger',
  Card_needed: 'warning',
  Card_needed_past_due: 'danger',
  Pending: 'info',
  Cancelled: 'neutral',
  Unpaid: 'warning',
  Upcoming: 'info',
  Refunded: 'neutral',
  Disputed: 'danger',
};

/** A payment status as it is shown: `Past_due` reads 'Past due'. */
export function paymentStatusLabel(status: PaymentStatus): string {
  return status.replaceAll('_', ' ');
}

export function paymentStatusTone(status: PaymentStatus): NonNullable<BadgeProps['tone']> {
  return TONES[status];
}

/** Reason of the banner on an unpaid past visit; undefined if none is shown. */
export type UnpaidReason = 'overdue' | 'not_processed' | 'unpaid';

export interface UnpaidFacts {
  /** Whether the visit has started. */
  past: boolean;
  amountCents: number;
  markPaid: boolean;
  paymentStatus: PaymentStatus;
  paymentError?: string | null | undefined;
  hasPaymentMethod: boolean;
}

/** Nothing is due of these. */
const SETTLED: ReadonlySet<PaymentStatus> = new Set(['Cancelled', 'Free', 'Paid', 'Refunded', 'Disputed']);

/** Shown for a past visit that costs something, is not marked paid and is not Paid. */
export function unpaidReason(facts: UnpaidFacts): UnpaidReason | undefined {
  const { past, amountCents, markPaid, paymentStatus, paymentError, hasPaymentMethod } = facts;
  if (!past || markPaid || amountCents <= 0 || SETTLED.has(paymentStatus)) return undefined;
  if (paymentError) return 'not_processed';
  return hasPaymentMethod ? 'unpaid' : 'overdue';
}
