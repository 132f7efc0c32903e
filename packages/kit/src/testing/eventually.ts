import { setTimeout as delay } from 'node:timers/promises';

/** Longest that a test waits for something that is going to happen: a busy machine is slow, which is no failure. */
export const WAIT_MS = 60_000;
const PAUSE_MS = 15;

/**
 * Repeats `check` until it neither throws nor returns false.
 * @returns what it returned
 * @throws what `check` threw last, or that it stayed false
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = WAIT_MS }: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      const value = await check();
      if (value !== false) return value;
      if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs} ms.`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await delay(PAUSE_MS);
  }
}
