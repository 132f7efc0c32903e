import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` each time the browser is back online while `failed`. */
export function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return undefined;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [failed]);
}
