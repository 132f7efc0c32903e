import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { askToLogInAgain } from './sessionEnd.js';

/** Error code of services for callers without a session. */
const LOGGED_OUT = 'UNAUTHENTICATED';

/**
 * Prompts for a login when a session has expired or was ended elsewhere, and then repeats the rejected request.
 */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) =>
      isLoggedOut(result)
        ? from(askToLogInAgain()).pipe(mergeMap((again) => (again ? forward(operation) : of(result))))
        : of(result),
    ),
  ),
);

function isLoggedOut({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === LOGGED_OUT) ?? false;
}
