import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { askToLogInAgain } from './sessionEnd.js';

/** What the services answer to whoever is not logged in. */
const LOGGED_OUT = 'UNAUTHENTICATED';

/**
 * A session that has ended, from elsewhere or after a long time, is begun again where it stopped: whoever uses the page logs in
 * over it, and the request that was refused is sent again.
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
