import type { AppointmentState } from '../../gql/graphql.js';
import type { BadgeProps } from '../../ui/Badge.js';

/** What a state is called on the client's cards, and its colour. */
export const BOOKING_STATES: Record<AppointmentState, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  approved: { label: 'CONFIRMED', tone: 'success' },
  accepted: { label: 'CONFIRMED', tone: 'success' },
  pending: { label: 'PENDING', tone: 'warning' },
  awaiting_payment: { label: 'PAYMENT NEEDED', tone: 'warning' },
  unavailable: { label: 'UNAVAILABLE', tone: 'danger' },
  declined: { label: 'DECLINED', tone: 'neutral' },
  cancelled: { label: 'CANCELLED', tone: 'neutral' },
};
