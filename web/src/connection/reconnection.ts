import { ApolloLink, type ApolloClient } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { catchError, firstValueFrom, Subject, tap, throwError, type Observable } from 'rxjs';
import { ConnectionError, isConnectionLost } from '../lib/userErrors.js';
import { noteConnection } from './connectionState.js';

/** Context of a request that has to be sent again when the connection is back, if its response was lost. */
export interface Repeating {
  /** Whether the response is still of use. */
  repeatWhenBack: () => boolean;
}

/** For mutations that have no further effect when they are repeated. */
export const REPEAT_WHEN_BACK: Repeating = { repeatWhenBack: () => true };

/** Pauses between retries while the browser does not report that it is online, ms. The last one is repeated. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];
/** Status codes of a proxy that cannot reach the server. */
const UNREACHABLE = new Set([502, 503, 504]);

/**
 * Requests that get no answer. Their error says so in kind words, and queries go on by themselves: they are asked again
 * when the browser says that the connection is back, and now and then meanwhile. A mutation is sent again only with
 * the context `Repeating`; it is not over until its answer has come.
 */
export class Reconnection {
  private readonly tries = new Subject<void>();
  private client: ApolloClient | undefined;
  private waitingMutations = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly link = ApolloLink.from([
    new RetryLink({
      delay: () => 0,
      attempts: (_count, operation, error) => {
        const { repeatWhenBack } = operation.getContext() as Partial<Repeating>;
        return isConnectionLost(error) && repeatWhenBack !== undefined && this.nextTry(repeatWhenBack);
      },
    }),
    new ApolloLink((operation, forward) => this.observe(forward(operation))),
  ]);

  /** Begins to repeat the queries of this client. */
  watch(client: ApolloClient): void {
    this.client = client;
    window.addEventListener('online', () => this.tryAgain());
    window.addEventListener('offline', () => noteConnection(true));
  }

  private observe(answers: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
    return answers.pipe(
      tap(() => this.noteAnswer()),
      catchError((error: Error) => {
        if (!isUnanswered(error)) this.noteAnswer();
        else {
          this.noteLoss();
          error = new ConnectionError(error);
        }
        return throwError(() => error);
      }),
    );
  }

  private noteAnswer(): void {
    noteConnection(false);
    this.failures = 0;
    if (this.timer !== undefined) this.tryAgain();
  }

  private noteLoss(): void {
    noteConnection(true);
    this.timer ??= setTimeout(() => this.tryAgain(), PAUSES_MS[Math.min(this.failures++, PAUSES_MS.length - 1)]);
  }

  private tryAgain(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waitingMutations + this.repeatQueries();
    this.tries.next();
    if (waiting === 0) noteConnection(!navigator.onLine);
  }

  private async nextTry(isWanted: () => boolean): Promise<boolean> {
    this.waitingMutations += 1;
    await firstValueFrom(this.tries);
    this.waitingMutations -= 1;
    return isWanted();
  }

  /** @returns how many queries of the page wait for an answer */
  private repeatQueries(): number {
    const repeated = this.client?.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => isConnectionLost(query.getCurrentResult().error),
    });
    // What fails again has its error where it is shown.
    repeated?.catch(() => undefined);
    return repeated?.queries.length ?? 0;
  }
}

/** Whether no answer of ours came. */
function isUnanswered(error: Error): boolean {
  return !('statusCode' in error) || UNREACHABLE.has(error.statusCode as number);
}
