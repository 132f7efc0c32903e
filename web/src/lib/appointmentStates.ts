import type { AppointmentState } from '../gql/graphql.js';

export interface NamedState {
  label: string;
  tone: 'danger' | 'info' | 'neutral' | 'success' | 'warning';
}

/** Labels of appointment states in lists and the calendar of the portal. */
export const STATE_NAMES: Readonly<Record<AppointmentState, NamedState>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'info' },
  pending: { label: 'Request', tone: 'warning' },
  approved: { label: 'Confirmed', tone: 'success' },
  accepted: { label: 'Confirmed', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  unavailable: { label: 'Expired', tone: 'neutral' },
};

/** Badges of appointment states, for clients and practices. */
export const STATE_BADGES: Readonly<Record<Exclude<AppointmentState, 'awaiting_payment'>, NamedState>> = {
  pending: { label: 'PENDING', tone: 'warning' },
  approved: { label: 'CONFIRMED', tone: 'success' },
  accepted: { label: 'CONFIRMED', tone: 'success' },
  declined: { label: 'DECLINED', tone: 'neutral' },
  cancelled: { label: 'CANCELLED', tone: 'neutral' },
  unavailable: { label: 'UNAVAILABLE', tone: 'danger' },
};
