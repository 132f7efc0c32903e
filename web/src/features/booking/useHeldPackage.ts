import { useQuery } from '@apollo/client/react';
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
  const {
    data,
    loading,
    error,
    refetch: retry,
  } = useQuery(HeldPackage, { variables: { packageToken: token }, skip: !token });
  return {
    asked: token !== '',
    held: token ? (data?.openPackage ?? undefined) : undefined,
    loading: token !== '' && loading && !data,
    error: token && !data ? error : undefined,
    retry: () => retry(),
  };
}
