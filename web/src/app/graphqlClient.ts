import { ApolloClient, ApolloLink, InMemoryCache, type DocumentNode, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { typePolicies } from '../../shared/type-policies.js';
import { Reconnection } from '../connection/reconnection.js';
import { csrfHeaders } from '../session/sessionCookie.js';
import { sessionLink } from '../session/sessionLink.js';
import { analyticsLink } from './analytics/analyticsLink.js';

declare module '@apollo/client' {
  // What `defaultOptions` below says, for the types of results.
  export namespace ApolloClient {
    export namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

/** Where the web server passes operations on to the gateway. */
const GRAPHQL_PATH = '/graphql';

/**
 * The client of the pages. Objects are kept once, by type and id, so that what a mutation returns shows everywhere. A
 * production build sends operations by their registered hash only (vite.config.ts).
 * @param fetch replaced in tests, which answer in the network's stead
 */
export function createGraphqlClient(fetch?: typeof globalThis.fetch): ApolloClient {
  const reconnection = new Reconnection();
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies }).restore(firstAnswers()),
    link: ApolloLink.from([
      analyticsLink,
      reconnection.link,
      sessionLink,
      registeredOperations,
      new BaseHttpLink({ uri: GRAPHQL_PATH, credentials: 'same-origin', ...(fetch && { fetch }) }),
    ]),
    defaultOptions: {
      // Returns partial data together with the error. An error stays on screen until its retry has a response.
      watchQuery: { errorPolicy: 'all', notifyOnNetworkStatusChange: false },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
    devtools: { enabled: false },
  });
  reconnection.watch(client);
  return client;
}

/** An operation as vite.config.ts makes it of `graphql(`…`)` in a production build. */
type RegisteredDocument = DocumentNode & { documentId?: string };

/** Sends the hash under which the operation is registered instead of its text, and what a write must carry. */
const registeredOperations = new ApolloLink((operation, forward) => {
  const { documentId } = operation.query as RegisteredDocument;
  if (documentId) operation.extensions['persistedQuery'] = { version: 1, sha256Hash: documentId };
  operation.setContext({
    headers: csrfHeaders(),
    ...(documentId && { http: { includeQuery: false, includeExtensions: true } }),
  });
  return forward(operation);
});

/** What the web server put into the page for its first screen (server/first-answers.ts). */
function firstAnswers(): NormalizedCacheObject {
  const element = document.getElementById('first-answers');
  return element ? (JSON.parse(element.textContent) as NormalizedCacheObject) : {};
}
