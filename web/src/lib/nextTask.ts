/**
 * Ends the task that the browser is at and goes on in the next one, so that it can answer to a finger in between. Long work
 * that has to be done at the start is done in steps of at most 50 ms of a slow phone.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
