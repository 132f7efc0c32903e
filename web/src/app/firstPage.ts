import type { FirstRendering } from '../lib/hydration.js';

/** What the server decided when it rendered this page (server/first-html.ts); undefined where it did not. */
export function readFirstRendering(): FirstRendering | undefined {
  const element = document.getElementById('first-rendering');
  return element ? (JSON.parse(element.textContent) as FirstRendering) : undefined;
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

/** Whether this tab keeps a booking or a registration that was begun, which the server knows nothing of. */
export function keepsDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => /^yarrow-(booking|event):/.test(key));
  } catch {
    return false;
  }
}
