import { useCallback, useEffect } from 'react';
import type { UseQueryExecute } from 'urql';
import type { AppointmentState, ClientPaymentStatus } from '../../gql/graphql.js';

const POLL_MS = 5000;

interface Watched {
  state: AppointmentState;
  past: boolean;
  clientPaymentStatus: ClientPaymentStatus;
}

/**
 * Keeps the page true: every five seconds while a payment is on its way, so that what the provider tells us later shows,
 * and whenever the tab comes back to the front.
 * @returns asks anew at once
 */
export function useFreshAppointment(appointment: Watched | null | undefined, refetch: UseQueryExecute): () => void {
  const refresh = useCallback(() => refetch({ requestPolicy: 'network-only' }), [refetch]);
  const paying = appointment != null && isPaying(appointment);
  useEffect(() => {
    if (!paying) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [paying, refresh]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);
  return refresh;
}

/** A saved card of a visit to come is pending too, but stays so for weeks. */
function isPaying({ state, past, clientPaymentStatus }: Watched): boolean {
  return state === 'awaiting_payment' || (past && clientPaymentStatus === 'Pending');
}
