import { useInBrowser } from '../../lib/hydration.js';
import { readingZone } from './eventWhen.js';

/** `readingZone` of the browser; in the first HTML, which no browser has asked for yet, the event's own. */
export function useReadingZone(event: { kind: string; timeZone: string }, own?: string): string {
  return useInBrowser() ? readingZone(event, own) : (own ?? event.timeZone);
}
