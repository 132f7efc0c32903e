import type { ApolloClient } from '@apollo/client';
import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { configure, render, type RenderResult } from '@testing-library/react';
import { Kind, parse } from 'graphql';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createGraphqlClient } from '../app/graphqlClient.js';
import { Providers } from '../app/Providers.js';
import { answerLogIn } from '../session/sessionEnd.js';
import type { ReactElement } from 'react';
import { fillBrowserGaps } from './browserGaps.js';

// A machine that is busy with other tests may not get to a page for seconds.
configure({ asyncUtilTimeout: 60_000 });
fillBrowserGaps();

/** jsdom lays nothing out, and each query by role would compare every element with every rule of every part. */
class NoRules extends StyleSheet {
  override insert = (): void => undefined;
}

function withoutRules() {
  const cache = createCache({ key: 'y' });
  cache.sheet = new NoRules({ key: 'y', container: document.head });
  return cache;
}

/** What an answer throws when the line is cut before it arrives. */
export class LineCut extends Error {}

/**
 * Answers one operation: its `data` for these variables, or a promise of it. Throw to answer with an error, which may
 * carry `extensions` and partial `data`.
 */
export type Answers = Record<string, (variables: Record<string, never>) => object | Promise<object>>;

export interface RenderedPage extends RenderResult {
  /** The operations that were asked for, in order. */
  asked: { operation: string; variables: object; headers: Record<string, string> }[];
  /** The addresses that were visited, the newest last. */
  visited: string[];
  /** The client of the page, for what other pages of the same session load. */
  client: ApolloClient;
}

/**
 * A page with everything real except the network: operations are answered by name.
 * @param at path and search of the address
 */
export function renderPage(page: ReactElement, answers: Answers, at = '/'): RenderedPage {
  // Clears the account of the previously rendered page.
  answerLogIn(false);
  const asked: RenderedPage['asked'] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, never> };
    const operation = operationName(query);
    asked.push({ operation, variables, headers: { ...(init?.headers as Record<string, string>) } });
    const text = JSON.stringify(await answer(answers, operation, variables));
    // What the client reads of a Response, which jsdom does not have.
    return { status: 200, headers: new Map([['content-type', 'application/json']]), text: async () => text };
  };
  const [path = '/', search = ''] = at.split('?');
  const location = memoryLocation({ path, searchPath: search, record: true });
  const client = createGraphqlClient(fetch as unknown as typeof globalThis.fetch);
  const result = render(
    <Providers client={client} styles={withoutRules()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {page}
      </Router>
    </Providers>,
  );
  return { ...result, asked, visited: location.history, client };
}

function operationName(query: string): string {
  for (const definition of parse(query).definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name) return definition.name.value;
  }
  throw new Error('The operation has no name.');
}

async function answer(answers: Answers, operation: string, variables: Record<string, never>): Promise<object> {
  const given = answers[operation];
  if (!given) throw new Error(`The test gives no answer to ${operation}.`);
  try {
    return { data: await given(variables) };
  } catch (error) {
    // As a browser's fetch fails.
    if (error instanceof LineCut) throw new TypeError('Failed to fetch', { cause: error });
    const { message, extensions, data = null } = error as Error & { extensions?: object; data?: object };
    return { data, errors: [{ message, ...(extensions && { extensions }) }] };
  }
}
