import { useQuery } from 'urql';
import { useSearchParams } from 'wouter';
import { graphql } from '../../gql/gql.js';

const HeldPackage = graphql(`
  query HeldPackage($packageToken: String!) {
    openPackage(packageToken: $packageToken) {
      id
      token
      name
      numberOfSessions
      sessionsRemaining
      service {
        id
      }
    }
  }
`);

/** The package that the address names (`?package=`), whose next session is to be booked. */
export function useHeldPackage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('package') ?? '';
  const [{ data, fetching, error }, retry] = useQuery({
    query: HeldPackage,
    variables: { packageToken: token },
    pause: !token,
  });
  return {
    asked: token !== '',
    held: token ? (data?.openPackage ?? undefined) : undefined,
    loading: token !== '' && fetching && !data,
    error: token && !data ? error : undefined,
    retry: () => retry({ requestPolicy: 'network-only' }),
  };
}
