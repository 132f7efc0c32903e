/** State of a step of the history that opened something over the page, so that closing it can take the step back. */
export const OPENED_HERE = { openedHere: true };

/**
 * Closes what a step of the history opened. Back then leads to what was before it, not to the same page once more.
 * @param forget takes it out of the address, in place of the present step
 */
export function closeStep(forget: () => void): void {
  const state: unknown = window.history.state;
  const opened = typeof state === 'object' && state !== null && 'openedHere' in state;
  // First: history.back() is asynchronous, and closing twice before it takes effect would go back twice.
  forget();
  if (opened) window.history.back();
}
