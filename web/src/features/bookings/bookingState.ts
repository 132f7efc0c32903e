import type { AppointmentState } from '../../gql/graphql.js';
import { STATE_BADGES, type NamedState } from '../../lib/appointmentStates.js';

/** What a state is called on the client's cards, and its colour. */
export const BOOKING_STATES: Readonly<Record<AppointmentState, NamedState>> = {
  ...STATE_BADGES,
  awaiting_payment: { label: 'PAYMENT NEEDED', tone: 'warning' },
};
