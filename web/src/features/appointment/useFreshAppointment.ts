import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { useCallback, useEffect, useRef } from 'react';
import type { AppointmentState, ClientPaymentStatus } from '../../gql/graphql.js';
import { refetchFresh } from '../../lib/refetchFresh.js';

const POLL_MS = 5000;
/** What a change means for the money travels by an event: it shows a moment after the change. */
const AFTER_CHANGE_MS = [1500, 4000, 9000];

interface Watched {
  state: AppointmentState;
  past: boolean;
  clientPaymentStatus: ClientPaymentStatus;
}

/**
 * Keeps the page true: every five seconds while a payment is on its way, so that what the provider reports later shows,
 * a few times after a change, and whenever the tab comes back to the front.
 * @returns refetches at once
 */
export function useFreshAppointment<D, V extends OperationVariables>(
  appointment: Watched | null | undefined,
  query: ObservableQuery<D, V>,
): () => void {
  const refresh = useCallback(() => void refetchFresh(query), [query]);
  const look = useCallback(() => void query.refetch(), [query]);
  const paying = appointment != null && isPaying(appointment);
  useEffect(() => {
    if (!paying) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), POLL_MS);
    return () => clearInterval(timer);
  }, [paying, look]);
  useAfterChange(appointment?.state, refresh);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
  return refresh;
}

/** Asks a few times more once the state has changed on this page, or was changed on the page that led here. */
function useAfterChange(state: AppointmentState | undefined, refresh: () => void): void {
  const known = useRef<AppointmentState>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = state;
    const changed = before !== undefined ? before !== state : state !== undefined && cameFromChange();
    // What was paid for is up to date already: the payment changed it.
    if (!changed || before === 'awaiting_payment') return undefined;
    const timers = AFTER_CHANGE_MS.map((ms) => setTimeout(refresh, ms));
    return () => timers.forEach(clearTimeout);
  }, [state, refresh]);
}

/** The state that the page which moved the appointment gave to `navigate`. */
function cameFromChange(): boolean {
  return (history.state as { changed?: boolean } | null)?.changed === true;
}

/** A saved card of a visit to come is pending too, but stays so for weeks. */
function isPaying({ state, past, clientPaymentStatus }: Watched): boolean {
  return state === 'awaiting_payment' || (past && clientPaymentStatus === 'Pending');
}
