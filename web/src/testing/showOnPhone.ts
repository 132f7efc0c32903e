import { PHONE } from '../lib/useMedia.js';

/** The page is as wide as a phone. Set `window.matchMedia` back to undefined afterwards. */
export function showOnPhone(): void {
  window.matchMedia = ((query: string) => ({
    matches: query === PHONE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
