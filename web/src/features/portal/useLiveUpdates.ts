import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAskedToLogIn } from '../../session/sessionEnd.js';

/** Shows changes made elsewhere on the page; its code loads after the page's own. */
export function useLiveUpdates(): void {
  const client = useApolloClient();
  const [since] = useState(Date.now);
  const ended = useAskedToLogIn();
  useEffect(() => {
    // Its session has ended: after the next log-in everything may have changed.
    if (ended) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    void import('./live/startLiveUpdates.js').then(({ startLiveUpdates }) => {
      if (!left) stop = startLiveUpdates(client, since);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [client, since, ended]);
}
