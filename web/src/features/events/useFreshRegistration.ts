import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { useCallback, useEffect } from 'react';
import { refetchFresh } from '../../lib/refetchFresh.js';

/** Payments receives a registration by an event, and scheduling its payment by another; polls until then. */
const ASK_AGAIN_MS = 3000;
/** Money goes back within seconds; where a fee is kept, nothing more will change. */
const MAX_TIMES = 20;

/**
 * Keeps what is shown of a registration true: every few seconds while its payment is on its way, and whenever the tab
 * comes back to the front.
 * @returns refetches at once
 */
export function useFreshRegistration<D, V extends OperationVariables>(
  waits: 'for-payment' | 'for-refund' | undefined,
  query: ObservableQuery<D, V>,
): () => void {
  const refresh = useCallback(() => void refetchFresh(query), [query]);
  const look = useCallback(() => void query.refetch(), [query]);
  useEffect(() => {
    if (!waits) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (waits === 'for-refund' && times > MAX_TIMES) clearInterval(timer);
      else if (document.visibilityState === 'visible') look();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, look]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
  return refresh;
}
