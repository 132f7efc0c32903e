import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present, epoch ms, anew every minute or as often as is said. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
