import { describe, expect, it } from '@jest/globals';
import type { ApolloClient, ObservableQuery, TypedDocumentNode } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { createGraphqlClient } from '../app/graphqlClient.js';
import { refetchAffected } from './refetchAffected.js';
import { refetchFresh } from './refetchFresh.js';
import { alsoRefetch, refetchNamed } from './refetchNamed.js';

const NAME = parse('query Name { person { __typename id name } }');
const RENAME = parse('mutation Rename { rename { person { __typename id } } }') as TypedDocumentNode<object>;

const nameIn = (client: ApolloClient) => client.readQuery<{ person: { name: string } }>({ query: NAME })?.person.name;

/** A server that delays each response until the test releases it. Each response has the state at the time of its request. */
function heldServer() {
  const requests: { operation: string; answer: () => void }[] = [];
  let name = 'before';
  const fetch = (_url: unknown, { body }: { body: string }) => {
    const { operationName: operation } = JSON.parse(body) as { operationName: string };
    if (operation === 'Rename') name = 'after';
    const person = { __typename: 'Person', id: '1', name };
    const text = JSON.stringify({ data: operation === 'Rename' ? { rename: { person } } : { person } });
    return new Promise<object>((resolve) => {
      const headers = { get: () => 'application/json' };
      const response = { ok: true, status: 200, headers, text: async () => text };
      requests.push({ operation, answer: () => resolve(response) });
    });
  };
  return { requests, fetch: fetch as unknown as typeof globalThis.fetch };
}

describe('a query that a mutation affects', () => {
  it.each<[string, object, (client: ApolloClient, shown: ObservableQuery) => unknown]>([
    ['by what it returns', refetchAffected(), () => undefined],
    ['by name', alsoRefetch('Name'), () => undefined],
    ['by name, after its response', {}, (client) => refetchNamed(client, 'Name')],
    ['after its response', {}, (_client, shown) => refetchFresh(shown)],
  ])('is refetched %s while a request from before the mutation is in flight', async (_how, options, onRenamed) => {
    const { requests, fetch } = heldServer();
    const client = createGraphqlClient(fetch);
    const shown = client.watchQuery({ query: NAME });
    const subscription = shown.subscribe(() => undefined);
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.answer();
    await waitFor(() => expect(nameIn(client)).toBe('before'));
    void shown.refetch();
    const renamed = client.mutate({ mutation: RENAME, ...options }).then(() => onRenamed(client, shown));
    await waitFor(() => expect(requests).toHaveLength(3));
    requests[2]!.answer();
    await waitFor(() => expect(requests).toHaveLength(4));
    requests[1]!.answer();
    requests[3]!.answer();
    await renamed;
    await waitFor(() => expect(nameIn(client)).toBe('after'));
    subscription.unsubscribe();
  });
});
