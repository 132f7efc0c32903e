import { Client, cacheExchange, fetchExchange, ssrExchange, type SSRData } from '@urql/core';
import { analyticsExchange } from './analytics/analyticsExchange.js';
import { lostLineExchange } from './lostLineExchange.js';

/** Where the web server passes operations on to the gateway. */
const GRAPHQL_PATH = '/graphql';

/**
 * The client of the pages. Results are cached per operation; a mutation refetches the queries that returned an object
 * of a type that it touched. A production build sends operations by their registered hash only (vite.config.ts).
 * @param fetch replaced in tests, which answer in the network's stead
 */
export function createGraphqlClient(fetch?: typeof globalThis.fetch): Client {
  return new Client({
    url: GRAPHQL_PATH,
    exchanges: [
      analyticsExchange,
      cacheExchange,
      ssrExchange({ isClient: true, initialState: firstAnswers() }),
      lostLineExchange,
      fetchExchange,
    ],
    // Answers are per person; a GET could be stored on the way.
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: 'same-origin', headers: csrfHeaders() }),
    ...(fetch && { fetch }),
  });
}

/** What the web server put into the page for its first screen (server/first-answers.ts); each answers once. */
function firstAnswers(): SSRData {
  const element = document.getElementById('first-answers');
  return element ? (JSON.parse(element.textContent) as SSRData) : {};
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
