import { ApolloClient, ApolloLink, InMemoryCache, type DocumentNode, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { typePolicies } from '../../server/type-policies.js';
import { analyticsLink } from './analytics/analyticsLink.js';
import { Reconnection } from './reconnection.js';

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
      registeredOperations,
      new BaseHttpLink({ uri: GRAPHQL_PATH, credentials: 'same-origin', ...(fetch && { fetch }) }),
    ]),
    defaultOptions: {
      // What there is, with the error beside it. An error stays on screen until its repetition has an answer.
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

/** What a write with a session must carry: the value of the cookie that only our own pages can read. */
export function csrfHeaders(): Record<string, string> {
  const token = csrfCookie();
  return token ? { 'x-csrf-token': token } : {};
}

/** Whether this browser has a session, without asking the server. */
export function hasSession(): boolean {
  return csrfCookie() !== undefined;
}

/** Over TLS the name has the prefix that keeps neighbouring hosts from setting it. */
function csrfCookie(): string | undefined {
  return readCookie('__Host-yarrow_csrf') ?? readCookie('yarrow_csrf');
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
