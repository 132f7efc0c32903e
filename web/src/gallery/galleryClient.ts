import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { typePolicies } from '../../shared/type-policies.js';
import { ANSWERS } from './galleryData.js';

/** Response time, ms: long enough to see the loading state. */
const ANSWER_MS = 300;

/** Answers the operations of the parts in the server's stead; one of which nothing is known never ends. */
export function createGalleryClient(): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies }),
    link: new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          const answer = ANSWERS[operationName ?? ''];
          if (!answer) return undefined;
          const timer = setTimeout(() => {
            try {
              observer.next({ data: answer(variables) });
              observer.complete();
            } catch (error) {
              observer.error(error);
            }
          }, ANSWER_MS);
          return () => clearTimeout(timer);
        }),
    ),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
