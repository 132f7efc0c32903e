/** State of the appointment as scheduling names it. */
export type AppointmentState = 'awaiting_payment' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'unavailable';

const closedStates: ReadonlySet<AppointmentState> = new Set(['declined', 'cancelled', 'unavailable']);

/** Whether the appointment will not take place. */
export function isClosed(state: AppointmentState): boolean {
  return closedStates.has(state);
}
