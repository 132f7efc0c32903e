import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Asks again until there is an answer: what happens in another service arrives by events.
 * @throws Error that names what did not come true, with the last failure as its cause
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  let cause: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (answer) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await sleep(PAUSE_MS);
  }
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`, { cause });
}
