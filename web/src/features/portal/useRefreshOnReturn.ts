import { useEffect, useEffectEvent } from 'react';

const MINUTE_MS = 60_000;

/** Asks again when somebody comes back to this tab, and every minute while they look at it: clients book meanwhile. */
export function useRefreshOnReturn(refetch: () => unknown): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    const timer = setInterval(refresh, MINUTE_MS);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      clearInterval(timer);
    };
  }, []);
}
