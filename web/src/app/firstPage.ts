import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { FirstRendering } from '../lib/hydration.js';
import { nextTask } from '../lib/nextTask.js';

/** What the server decided when it rendered this page (server/first-html.ts); undefined where it did not. */
export function readFirstRendering(): FirstRendering | undefined {
  const element = document.getElementById('first-rendering');
  return element ? (JSON.parse(element.textContent) as FirstRendering) : undefined;
}

/**
 * Reads the page's own query from what the server has put into the cache, before React does. Apollo remembers what it finds
 * out about a query and its objects: done while the page comes to life, it would be a task of a tenth of a second on a slow
 * phone that nothing can interrupt.
 */
export async function readAhead(client: ApolloClient, query: DocumentNode, variables: OperationVariables) {
  const observed = client.watchQuery({ query, variables });
  await nextTask();
  observed.getCurrentResult();
  await nextTask();
}

/**
 * Puts the style of elements back in its place. The policy refuses `style="…"` in HTML, so the server writes
 * `data-style`, with a rule for as long as no script has run.
 */
export function applyStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** Whether this tab stores an unfinished booking or registration, which the server does not know. */
export function keepsDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => /^yarrow-(booking|event):/.test(key));
  } catch {
    return false;
  }
}
