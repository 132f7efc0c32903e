import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { typePolicies } from '../../shared/type-policies.js';

/** The client of one page that is rendered on the server: it has the answers that the web server got, and asks nobody. */
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
