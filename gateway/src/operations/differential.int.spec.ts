import { readFileSync } from 'node:fs';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postJson, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const queries: [name: string, query: string, variables?: Record<string, unknown>][] = [
  ['one field', '{ practice(slug: "willow") { name } }'],
  [
    'aliases',
    '{ first: practice(slug: "willow") { called: name loud: name(upper: true) } practice(slug: "cedar") { id } }',
  ],
  ['a variable', 'query Q($slug: String!) { practice(slug: $slug) { id name } }', { slug: 'cedar' }],
  ['null variable', 'query Q($n: Int) { practices(first: $n) { id } }', { n: null }],
  ['default of a variable', 'query Q($n: Int = 1) { practices(first: $n) { id } }'],
  ['unused extra variable', 'query Q($n: Int) { practices(first: $n) { id } }', { n: 1, other: 2 }],
  ['nothing found', '{ practice(slug: "nowhere") { id } }'],
  ['typename at the root', '{ __typename practice(slug: "willow") { __typename id } }'],
  ['typename only', '{ __typename }'],
  [
    'fragments',
    'query { practice(slug: "willow") { ...A ...B } } fragment A on Practice { id name } fragment B on Practice { name slug }',
  ],
  ['merged fields', '{ practice(slug: "willow") { id } practice(slug: "willow") { name } }'],
  [
    'interface without typename',
    '{ practice(slug: "willow") { offers { id ... on Service { minutes } ... on Package { sessions } } } }',
  ],
  ['interface with typename', '{ practice(slug: "willow") { offers { __typename id ... on Service { minutes } } } }'],
  ['aliased typename', '{ practice(slug: "willow") { offers { kind: __typename id } } }'],
  ['union', '{ search { __typename ... on Practice { slug } ... on Service { minutes } } }'],
  ['union without typename', '{ search { ... on Practice { slug } ... on Service { minutes } } }'],
  [
    'skip and include',
    'query Q($yes: Boolean!) { practice(slug: "willow") { id @skip(if: $yes) name @include(if: $yes) } }',
    { yes: true },
  ],
  [
    'include around everything',
    'query Q($yes: Boolean!) { practice(slug: "willow") @include(if: $yes) { id } }',
    { yes: false },
  ],
  [
    'directive on a fragment',
    'query Q($yes: Boolean!) { practice(slug: "willow") { id ... @include(if: $yes) { name } } }',
    { yes: false },
  ],
  ['two subgraphs', '{ practice(slug: "willow") { name average reviews(first: 2) { edges { node { stars } } } } }'],
  ['two subgraphs, back again', '{ recentReviews { stars practice { name average } } }'],
  ['entity by reference', '{ recentReviews { practice { id } } }'],
  ['enum', '{ practices { mood } }'],
  ['a field called errors', '{ practice(slug: "willow") { errors name } }'],
  ['lists with sizes', '{ practices { services(first: 1) { name } } }'],
  ['a null with an error', '{ practice(slug: "willow") { name broken } }'],
  ['an error that nulls everything', '{ crash }'],
  ['an error with a code', '{ refused practice(slug: "willow") { id } }'],
  ['introspection', '{ __type(name: "Practice") { name fields { name } } }'],
  ['introspection and data', '{ __schema { queryType { name } } practice(slug: "cedar") { id } }'],
  ['two operations', 'query A { practice(slug: "willow") { id } } query B { practice(slug: "cedar") { id } }'],
  ['mutation', 'mutation { renamePractice(id: "p1", name: "New") { id name } }'],
  [
    'mutations in order',
    'mutation { a: renamePractice(id: "p1", name: "A") { name } login { result errors { code } } b: renamePractice(id: "p2", name: "B") { name } }',
  ],
];

describe('answers as the stock gateway does', () => {
  let ours: TestGateway;
  let stock: ApolloServer;
  let stockUrl: string;

  beforeAll(async () => {
    ours = await startTestGateway();
    const urls: Record<string, string> = Object.fromEntries(
      Object.values(ours.subgraphs).map(({ name, url }) => [name, url]),
    );
    stock = new ApolloServer({
      introspection: true,
      gateway: new ApolloGateway({
        supergraphSdl: readFileSync(ours.supergraphFile, 'utf8'),
        buildService: ({ name }) => new RemoteGraphQLDataSource({ url: urls[name] }),
      }),
    });
    stockUrl = (await startStandaloneServer(stock, { listen: { host: '127.0.0.1', port: 0 } })).url;
  });
  afterAll(async () => {
    await stock.stop();
    await ours.stop();
  });

  it.each(queries.map(([name, query, variables]) => ({ name, query, variables })))(
    '$name',
    async ({ query, variables }) => {
      const body = { query, variables, operationName: query.includes('query B') ? 'B' : undefined };
      const expected = (await postJson(stockUrl, body)).body;
      const shown = (errors: typeof expected.errors) => errors?.map(({ path }) => path);
      // The first answer is the executor's, the later ones may be passed through.
      for (let round = 0; round < 3; round++) {
        const { body: actual } = await ours.post(body);
        expect(actual.data).toEqual(expected.data);
        expect(JSON.stringify(actual.data)).toBe(JSON.stringify(expected.data));
        expect(shown(actual.errors)).toEqual(shown(expected.errors));
      }
    },
  );

  it('passed a good part of them through', async () => {
    const metrics = await (await fetch(`${ours.gateway.url}/metrics`)).text();
    const passed = Number(/gateway_passed_through_total (\d+)/.exec(metrics)?.[1]);
    expect(passed).toBeGreaterThanOrEqual(30);
  });
});
