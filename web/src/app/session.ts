import { useQuery } from 'urql';
import { graphql } from '../gql/gql.js';
import { hasSession } from './graphqlClient.js';

const CurrentUser = graphql(`
  query CurrentUser {
    currentUser {
      id
      kind
      name
      firstName
      email
      practice {
        id
        url
        photoUrl
      }
    }
  }
`);

/**
 * Who is logged in. Visitors without a session cost no request.
 * `state` is `loading` only while a session's account is being fetched for the first time.
 */
export function useSession() {
  const [{ data, fetching, error }, refetch] = useQuery({ query: CurrentUser, pause: !hasSession() });
  const user = data?.currentUser ?? undefined;
  const state = user ? 'user' : fetching ? 'loading' : error ? 'error' : 'visitor';
  return { state, user, refetch } as const;
}
