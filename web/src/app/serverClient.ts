import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { typePolicies } from '../../shared/type-policies.js';

/** Apollo client for server rendering of one page: holds the answers of the web server and sends no requests. */
export function createServerClient(answers: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies }).restore(answers),
    link: ApolloLink.empty(),
    ssrMode: true,
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
    devtools: { enabled: false },
  });
}
