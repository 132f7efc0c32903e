import type { ClientPaymentStatus } from '../../gql/graphql.js';
import type { BadgeProps } from '../../ui/Badge.js';

/** The client's labels and their colours. */
export const PAYMENT_STATUSES: Record<ClientPaymentStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  Free: { label: 'Free', tone: 'success' },
  Paid: { label: 'Paid', tone: 'success' },
  Failed: { label: 'Failed', tone: 'danger' },
  Pending: { label: 'Pending', tone: 'info' },
  Card_needed: { label: 'Card needed', tone: 'warning' },
  Card_needed_past_due: { label: 'Card needed past due', tone: 'danger' },
  Past_due: { label: 'Past due', tone: 'danger' },
  Refunded: { label: 'Refunded', tone: 'neutral' },
  Cancelled: { label: 'Cancelled', tone: 'neutral' },
};
