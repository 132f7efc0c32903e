import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/**
 * What is left until an instant, as `9:05`.
 * @param onEnd called once when it has come
 */
export function useCountdown(until: string, onEnd: () => void): string {
  const end = parseOffsetDateTime(until);
  const [leftMs, setLeftMs] = useState(() => msUntil(end));
  useEffect(() => {
    const timer = setInterval(() => {
      setLeftMs(msUntil(end));
      if (msUntil(end) > 0) return;
      clearInterval(timer);
      onEnd();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function msUntil(end: number): number {
  return Math.max(0, end - Date.now());
}
