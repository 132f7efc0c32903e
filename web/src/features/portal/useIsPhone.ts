import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

/** Whether the window is narrower than 768 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(PHONE);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(PHONE).matches ?? false,
  );
}
