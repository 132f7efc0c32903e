import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the web server decided for the first rendering of a page, which the browser repeats to the letter. */
export interface FirstRendering {
  /** When the page was rendered, ISO 8601 in UTC. */
  now: string;
  /** In [0, 1), used instead of a random number. */
  chance: number;
  /** ISO 3166-1 alpha-2 of the visitor, where it is known. */
  country?: string | undefined;
  /** Of the page's own query, the first of those in app/firstQueries.ts; none where it has no answer. */
  variables?: Record<string, unknown> | undefined;
}

/** Without a value the page was not rendered on the server. */
export const FirstRenderingContext = createContext<FirstRendering | undefined>(undefined);

const never = () => () => undefined;

/**
 * Whether a page lives in the browser: false on the server and while the browser takes over what the server rendered,
 * when nothing may be read that only the browser knows. True at once where nothing is taken over.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What the server decided, as long as the page has to look as the server rendered it; undefined from then on. */
export function useFirstRendering(): FirstRendering | undefined {
  const decided = useContext(FirstRenderingContext);
  return useInBrowser() ? undefined : decided;
}
