import type { AppointmentState } from '../../../gql/graphql.js';
import { STATE_NAMES, type NamedState } from '../../../lib/appointmentStates.js';

/** What is to be said of a visit in a list of a client's: nothing of one that stands, or took place. */
export function visitState(visit: {
  state: AppointmentState;
  noShowAt?: string | null | undefined;
}): NamedState | undefined {
  if (visit.noShowAt) return { label: 'No-show', tone: 'danger' };
  return visit.state === 'approved' || visit.state === 'accepted' ? undefined : STATE_NAMES[visit.state];
}
