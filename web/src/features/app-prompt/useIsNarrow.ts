import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767.98px)';

/** Whether the window is narrower than 768 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(NARROW);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(NARROW).matches ?? false,
  );
}
