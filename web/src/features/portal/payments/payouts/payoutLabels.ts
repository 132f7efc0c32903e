import type { PayoutEntryKind, PayoutStatus } from '../../../../gql/graphql.js';
import type { BadgeProps } from '../../../../ui/Badge.js';

export const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', square: 'Square' };

export const STATUSES: Readonly<Record<PayoutStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  on_the_way: { label: 'On the way', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const KINDS: Readonly<Record<PayoutEntryKind, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  fee: 'Fee',
  correction: 'Correction',
};
