import { buildSubgraphSchema } from '@apollo/subgraph';
import { composeServices } from '@apollo/composition';
import { execute, GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@inaccessible"])`;

const practices = [
  { id: 'p1', slug: 'willow', name: 'Willow "&" Stone ✿', services: ['Massage', 'Reiki', 'Yoga'] },
  { id: 'p2', slug: 'cedar', name: 'Cedar', services: ['Acupuncture'] },
];

const offersOf = (practice: { id: string }) => [
  { __typename: 'Service', id: `${practice.id}-s`, name: 'Massage', minutes: 60 },
  { __typename: 'Package', id: `${practice.id}-k`, name: 'Five visits', sessions: 5 },
];

interface Call {
  headers: IncomingHttpHeaders;
  response: ServerResponse;
  /** Answers to `held` that wait for the test. */
  holds: (() => void)[];
}

const definitions: Record<string, { typeDefs: string; resolvers: Record<string, unknown> }> = {
  catalog: {
    typeDefs: `${link}
      interface Offer { id: ID! name: String! }
      type Service implements Offer { id: ID! name: String! minutes: Int! }
      type Package implements Offer { id: ID! name: String! sessions: Int! }
      union Found = Practice | Service
      scalar JSON
      enum Mood { CALM LIVELY }
      type Practice @key(fields: "id") {
        id: ID! slug: String! name(upper: Boolean = false): String! mood: Mood!
        services(first: Int = 2): [Service!]! offers: [Offer!]! broken: String errors: [String!]!
      }
      type Query {
        practice(slug: String!): Practice
        practices(first: Int = 10): [Practice!]!
        search(text: String): [Found!]!
        everything: [Practice!]!
        held: String
        refused: String
        crash: String!
        kept(value: JSON, texts: [String!]): Boolean
      }
      type Mutation { renamePractice(id: ID!, name: String!): Practice  breakDown: String }`,
    resolvers: {
      Query: {
        practice: (_: unknown, { slug }: { slug: string }) => practices.find((practice) => practice.slug === slug),
        practices: (_: unknown, { first }: { first: number }) => practices.slice(0, first),
        everything: () => practices,
        search: () => [
          { __typename: 'Practice', ...practices[0] },
          { __typename: 'Service', id: 's1', name: 'Reiki', minutes: 45 },
        ],
        held: (_: unknown, __: unknown, { holds }: Call) =>
          new Promise<string>((resolve) => holds.push(() => resolve('done'))),
        kept: () => true,
        refused: () => {
          throw new GraphQLError('Log in first.', {
            extensions: { code: 'UNAUTHENTICATED', stacktrace: ['at secret.ts'] },
          });
        },
        crash: () => {
          throw new Error('password of the database is 1234');
        },
      },
      Mutation: {
        renamePractice: (_: unknown, { id, name }: { id: string; name: string }) => ({
          id,
          slug: 'renamed',
          name,
          services: [],
        }),
        breakDown: (_: unknown, __: unknown, { response }: Call) => response.destroy(),
      },
      Practice: {
        __resolveReference: ({ id }: { id: string }) => practices.find((practice) => practice.id === id),
        name: ({ name }: { name: string }, { upper }: { upper: boolean }) => (upper ? name.toUpperCase() : name),
        mood: () => 'CALM',
        services: ({ id, services }: { id: string; services: string[] }, { first }: { first: number }) =>
          services.slice(0, first).map((name, index) => ({ id: `${id}-${index}`, name, minutes: 30 * (index + 1) })),
        offers: offersOf,
        broken: () => {
          throw new Error('a pipe burst');
        },
        errors: () => ['a field that is called errors'],
      },
    },
  },
  reviews: {
    typeDefs: `${link}
      type Review { id: ID! stars: Int! practice: Practice! }
      type ReviewConnection { edges: [ReviewEdge!]! }
      type ReviewEdge { node: Review! }
      type Practice @key(fields: "id") { id: ID! average: Float reviews(first: Int = 3): ReviewConnection! }
      type Query { recentReviews(first: Int = 2): [Review!] }`,
    resolvers: {
      Query: {
        recentReviews: (_: unknown, __: unknown, { headers, response }: Call) => {
          const opened = headers['x-opened-links'];
          if (opened) response.setHeader('set-cookie', [`yarrow_reviews=${String(opened)}.b`, 'yarrow_session=mine']);
          return [
            { id: 'r1', stars: 5, practice: { id: 'p1' } },
            { id: 'r2', stars: 4, practice: { id: 'p2' } },
          ];
        },
      },
      Practice: {
        __resolveReference: ({ id }: { id: string }) => ({ id }),
        average: ({ id }: { id: string }) => (id === 'p1' ? 4.5 : null),
        reviews: ({ id }: { id: string }, { first }: { first: number }) => ({
          edges: [5, 4, 3]
            .slice(0, first)
            .map((stars) => ({ node: { id: `${id}-${stars}`, stars, practice: { id } } })),
        }),
      },
    },
  },
  clients: {
    typeDefs: `${link}
      type Caller { authorization: String sessionHash: String cookie: String }
      type UserError { code: String! message: String! }
      type LoginPayload { result: String! errors: [UserError!]! }
      type Query { caller: Caller! }
      type Mutation { login: LoginPayload! touch: String }`,
    resolvers: {
      Query: {
        caller: (_: unknown, __: unknown, { headers }: Call) => ({
          authorization: headers.authorization,
          sessionHash: headers['x-session-hash'],
          cookie: headers.cookie,
        }),
      },
      Mutation: {
        login: (_: unknown, __: unknown, { response }: Call) => {
          response.setHeader('set-cookie', ['yarrow_session=new; HttpOnly', 'yarrow_csrf=token']);
          return { result: 'success', errors: [] };
        },
        touch: (_: unknown, __: unknown, { response }: Call) => {
          response.setHeader('set-cookie', 'yarrow_session=touched; HttpOnly');
          return 'touched';
        },
      },
    },
  },
};

export interface TestSubgraph {
  readonly name: string;
  readonly url: string;
  /** Requests received, the newest last. */
  readonly requests: { headers: IncomingHttpHeaders; body: { query: string; variables?: unknown } }[];
  /** Ends the connections of the next requests before anything is read, this many times. */
  dropNext(count: number): void;
  /** Answers the next requests as a service without a free connection to its database, this many times. */
  overloadNext(count: number): void;
  /** Answers what was asked of `held`. */
  letGo(): void;
  stop(): Promise<void>;
}

/**
 * Composes the subgraphs of these tests.
 * @param change edits each subgraph's definitions before
 */
export function composeTestSupergraph(change = (typeDefs: string) => typeDefs): string {
  const { supergraphSdl, errors } = composeServices(
    Object.entries(definitions).map(([name, { typeDefs }]) => ({
      name,
      url: `http://${name}.invalid`,
      typeDefs: parse(change(typeDefs)),
    })),
  );
  if (!supergraphSdl) throw new Error(String(errors));
  return supergraphSdl;
}

/** Plain subgraph servers, each on a port of its own. */
export async function startTestSubgraphs(): Promise<Record<'catalog' | 'reviews' | 'clients', TestSubgraph>> {
  const [catalog, reviews, clients] = await Promise.all(['catalog', 'reviews', 'clients'].map(startSubgraph));
  return { catalog: catalog!, reviews: reviews!, clients: clients! };
}

async function startSubgraph(name: string): Promise<TestSubgraph> {
  const { typeDefs, resolvers } = definitions[name]!;
  const schema = buildSubgraphSchema([{ typeDefs: parse(typeDefs), resolvers: resolvers as never }]);
  const requests: TestSubgraph['requests'] = [];
  const holds: (() => void)[] = [];
  let [drops, overloads] = [0, 0];
  const server = createServer((request, response) => {
    if (drops > 0) {
      drops -= 1;
      request.socket.destroy();
      return;
    }
    if (overloads > 0) {
      overloads -= 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '3' });
      response.end('{"errors":[{"message":"A rush.","extensions":{"code":"OVERLOADED"}}]}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as TestSubgraph['requests'][number]['body'];
      requests.push({ headers: request.headers, body });
      void answer(schema, body, { headers: request.headers, response, holds });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    ...{ name, url, requests },
    dropNext: (count) => (drops = count),
    overloadNext: (count) => (overloads = count),
    letGo: () => holds.splice(0).forEach((answerNow) => answerNow()),
    stop: () => close(server),
  };
}

async function answer(schema: GraphQLSchema, body: { query: string; variables?: unknown }, call: Call): Promise<void> {
  const document: DocumentNode = parse(body.query);
  const errors = validate(schema, document);
  const result =
    errors.length > 0
      ? { errors }
      : await execute({
          schema,
          document,
          variableValues: body.variables as Record<string, unknown>,
          contextValue: call,
        });
  if (call.response.destroyed) return;
  call.response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(result));
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
