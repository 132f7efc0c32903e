import { useEffect, useMemo, useRef } from 'react';
import type { Repeating } from './reconnection.js';

/**
 * Returns the context of mutations that are sent again when the connection is back, unless the component was unmounted or
 * shows another step by then.
 */
export function useRepeatWhileShown(step = ''): Repeating {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = step;
    return () => {
      shown.current = undefined;
    };
  }, [step]);
  return useMemo(() => ({ repeatWhenBack: () => shown.current === step }), [step]);
}
