import { CombinedError, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka';
import { CONNECTION_MESSAGE } from '../lib/userErrors.js';
import { noteLine } from './lineState.js';

/** Context of a mutation of which a repetition changes nothing: an answer that is lost is asked for again. */
export const REPEAT_WHEN_BACK = { repeatWhenBack: true };

/** Between tries while nobody says that the line is back: ms. The last pause is repeated. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];
/** What a proxy answers in the place of a server that it cannot reach. */
const UNREACHABLE = new Set([502, 503, 504]);

/**
 * Requests that get no answer. Their error says so in kind words, and queries go on by themselves: they are asked again
 * when the browser says that the line is back, and now and then meanwhile. A mutation is sent again only with
 * `REPEAT_WHEN_BACK`; it is not over until its answer has come.
 */
export const lostLineExchange: Exchange = ({ forward }) => {
  const waiting = new Map<number, Operation>();
  const again = makeSubject<Operation>();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tryAgain = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return noteLine(navigator.onLine === false);
    for (const operation of [...waiting.values()]) again.next(operation);
    return undefined;
  };
  const lost = ({ operation }: OperationResult): boolean => {
    noteLine(true);
    const repeats = operation.kind === 'query' || operation.context['repeatWhenBack'] === true;
    if (repeats) waiting.set(operation.key, operation);
    timer ??= setTimeout(tryAgain, PAUSES_MS[Math.min(tries++, PAUSES_MS.length - 1)]);
    return operation.kind === 'query' || !repeats;
  };
  const answered = ({ operation }: OperationResult): boolean => {
    noteLine(false);
    tries = 0;
    waiting.delete(operation.key);
    if (waiting.size > 0 && timer !== undefined) tryAgain();
    return true;
  };

  window.addEventListener('online', tryAgain);
  window.addEventListener('offline', () => noteLine(true));
  return (operations$) =>
    pipe(
      merge([operations$, again.source]),
      tap(({ kind, key }) => void (kind === 'teardown' && waiting.delete(key))),
      forward,
      map(withConnectionMessage),
      filter((result) => (isLost(result.error) ? lost(result) : answered(result))),
    );
};

/** Whether no answer of ours came. */
function isLost(error: CombinedError | undefined): boolean {
  const { status } = (error?.response ?? {}) as { status?: number };
  return error?.networkError !== undefined && (status === undefined || UNREACHABLE.has(status));
}

function withConnectionMessage(result: OperationResult): OperationResult {
  const { error } = result;
  if (!error || !isLost(error)) return result;
  const networkError = new Error(CONNECTION_MESSAGE, { cause: error.networkError });
  return { ...result, error: new CombinedError({ networkError, response: error.response as unknown }) };
}
