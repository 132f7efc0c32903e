import type { AppointmentState } from '../../../gql/graphql.js';
import type { BadgeProps } from '../../../ui/Badge.js';

export interface VisitState {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const STATES: Partial<Record<AppointmentState, VisitState>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'info' },
  pending: { label: 'Request', tone: 'warning' },
  declined: { label: 'Declined', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  unavailable: { label: 'Expired', tone: 'neutral' },
};

/** What is to be said of a visit in a list of a client's: nothing of one that stands, or took place. */
export function visitState(visit: {
  state: AppointmentState;
  noShowAt?: string | null | undefined;
}): VisitState | undefined {
  if (visit.noShowAt) return { label: 'No-show', tone: 'danger' };
  return STATES[visit.state];
}
