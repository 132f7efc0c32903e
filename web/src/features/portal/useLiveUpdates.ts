import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** What somebody else changes shows on the page; its code comes after the page's own. */
export function useLiveUpdates(): void {
  const client = useApolloClient();
  useEffect(() => {
    const since = Date.now();
    let left = false;
    let stop: (() => void) | undefined;
    void import('./live/startLiveUpdates.js').then(({ startLiveUpdates }) => {
      if (!left) stop = startLiveUpdates(client, since);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [client]);
}
