import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, never below 0.
 * @param until ISO 8601; undefined: nothing ends
 */
export function useTimeLeft(until: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    // A phone that slept has missed its ticks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);
  return until === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** `9:05` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
