import { useCallback, useSyncExternalStore } from 'react';

/** Where store links take the place of a text: under 768 px. Styles change one pixel later, from 769 (spec client §9). */
export const PHONE = '(max-width: 767px)';
/** The search shows its map next to the list. */
export const WIDE = '(min-width: 1024px)';
/** The search shows its filters next to the list too. */
export const WIDER = '(min-width: 1280px)';
/** It runs as an installed application. */
export const INSTALLED = '(display-mode: standalone)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether a media query holds now; renders again when that changes.
 * @param otherwise the answer where there is no such question: in tests, and on the server
 */
export function useMedia(query: string, otherwise = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  );
}
