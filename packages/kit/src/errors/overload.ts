/** Error code of a request that was not started, or not finished, because of too many concurrent requests. */
export const OVERLOADED_CODE = 'OVERLOADED';
export const OVERLOADED_MESSAGE = 'There is a rush at the moment. Please try again in a few seconds.';
/** Seconds after which a repetition has a chance; long enough for a queue of requests to be worked off. */
export const RETRY_AFTER_SECONDS = 2;

/** `too_many_connections`, and `lock_not_available`: what a statement gets that has waited too long for its turn. */
const OVERLOAD_CODES: ReadonlySet<unknown> = new Set(['53300', '55P03']);
/** pg-pool has no codes for its own errors. */
const POOL_USED_UP = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** The service has more to do than it can: nothing is wrong with the request. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';

  constructor() {
    super(OVERLOADED_MESSAGE);
  }
}

/** Whether a call failed because it got no connection or lock in time, or was not started because of the queue. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError, originalError, cause } = error as Error & Record<string, unknown>;
  return (
    error instanceof OverloadedError ||
    POOL_USED_UP.has(error.message) ||
    OVERLOAD_CODES.has(code) ||
    [driverError, originalError, cause].some((inner) => inner !== error && isOverload(inner))
  );
}
