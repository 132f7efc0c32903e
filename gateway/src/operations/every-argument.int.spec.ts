import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  astFromValue,
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredInputField,
  isRequiredArgument,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startTestGateway, type Answer, type TestGateway } from '../testing/test-gateway.js';

const TEXTS = new Set(['String', 'ID', 'JSON']);
const PLAIN: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, DateTime: '2027-01-01T00:00:00Z' };
const at = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const schema = buildSchema(readFileSync(at('api.graphql'), 'utf8'));

let test: TestGateway;
let subgraph: Server;
let asked = 0;

beforeAll(async () => {
  subgraph = createServer((_request, response) => void (asked++, response.writeHead(500).end()));
  await new Promise<void>((resolve) => subgraph.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(subgraph.address() as AddressInfo).port}/graphql`;
  const names = ['CLIENTS', 'CATALOG', 'SCHEDULING', 'PAYMENTS', 'REVIEWS', 'SEARCH', 'NOTIFICATIONS'];
  const urls = Object.fromEntries(names.map((name) => [`SUBGRAPH_${name}_URL`, url]));
  test = await startTestGateway({ ...urls, SUPERGRAPH_FILE: at('supergraph.graphql') });
});
afterAll(async () => {
  await test.stop();
  subgraph.closeAllConnections();
  subgraph.close();
});

/** The least that a type takes. */
function least(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [least(inner.ofType)];
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, least(field.type)]));
  }
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  return PLAIN[getNamedType(inner).name] ?? '2027-01-01';
}

/** Values of a type that differ in where the bad one is: one for each place of these scalars in it. */
function* withBad(bad: unknown, scalars: Set<string>, type: GraphQLInputType, depth = 0): Generator<unknown> {
  const inner = getNullableType(type);
  if (isListType(inner)) for (const value of withBad(bad, scalars, inner.ofType, depth)) yield [value];
  else if (isLeafType(inner) && scalars.has(inner.name)) yield bad;
  else if (isInputObjectType(inner) && depth < 3) {
    for (const field of Object.values(inner.getFields())) {
      for (const value of withBad(bad, scalars, field.type, depth + 1))
        yield { ...(least(inner) as object), [field.name]: value };
    }
  }
}

interface Place {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
  readonly argument: GraphQLArgument;
  readonly value: unknown;
}

/** Each place of these scalars in the arguments of every root field, with something bad in it. */
function* everyPlaceOf(scalars: Set<string>, bad: unknown): Generator<Place> {
  for (const [kind, root] of [
    ['query', schema.getQueryType()!] as const,
    ['mutation', schema.getMutationType()!] as const,
  ]) {
    for (const field of Object.values(root.getFields())) {
      for (const argument of field.args) {
        for (const value of withBad(bad, scalars, argument.type)) yield { kind, field, argument, value };
      }
    }
  }
}

function askWithVariable({ kind, field, argument, value }: Place) {
  const given = field.args.filter((one) => one === argument || isRequiredArgument(one));
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const variables = { ...leastOf(field), [argument.name]: value };
  return test.query(`${kind} (${declared}) { ${field.name}(${passed}) ${selectionOf(field)} }`, variables);
}

function askWithLiteral({ kind, field, argument, value }: Place) {
  const given = field.args.filter((one) => one === argument || isRequiredArgument(one));
  const values = { ...leastOf(field), [argument.name]: value };
  const passed = given.map(({ name, type }) => `${name}: ${print(astFromValue(values[name], type)!)}`).join(', ');
  return test.query(`${kind} { ${field.name}(${passed}) ${selectionOf(field)} }`);
}

const leastOf = (field: GraphQLField<unknown, unknown>): Record<string, unknown> =>
  Object.fromEntries(field.args.filter(isRequiredArgument).map(({ name, type }) => [name, least(type)]));
const selectionOf = (field: GraphQLField<unknown, unknown>) =>
  isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';

/** @returns how many places there are */
async function expectRefused(
  places: Iterable<Place>,
  ask: (place: Place) => Promise<Answer>,
  message: RegExp,
): Promise<number> {
  let tried = 0;
  for (const place of places) {
    const { body } = await ask(place);
    const where = `${place.field.name}(${place.argument.name}): ${JSON.stringify(place.value)}`;
    expect([where, body.errors?.[0]?.extensions.code]).toEqual([where, 'BAD_USER_INPUT']);
    expect(body.errors![0]!.message).toMatch(message);
    tried++;
  }
  return tried;
}

it('refuses the character that no text can hold in every text of every root field, and asks no service', async () => {
  expect(await expectRefused(everyPlaceOf(TEXTS, 'a\u0000b'), askWithVariable, /U\+0000/)).toBeGreaterThan(200);
  expect(asked).toBe(0);
});

describe.each([
  ['a variable', askWithVariable],
  ['the operation itself', askWithLiteral],
])('in %s', (_where, ask) => {
  it.each([
    ['time', 'DateTime', 'soon', /A time is ISO 8601/],
    ['time without an offset', 'DateTime', '2027-01-01T09:00:00', /A time is ISO 8601/],
    ['date', 'Date', '2027-02-30', /A date is YYYY-MM-DD/],
  ])(
    'refuses an unreadable %s in every argument of every root field, and asks no service',
    async (_what, scalar, bad, message) => {
      expect(await expectRefused(everyPlaceOf(new Set([scalar]), bad), ask, message)).toBeGreaterThan(2);
      expect(asked).toBe(0);
    },
    120_000,
  );
});

describe('an unreadable time', () => {
  const accept = { accept: 'application/graphql-response+json' };
  const save = (event: string, declared = '') =>
    `mutation ${declared} { upsertBookableEvent(event: { bookableEventTypeId: "e", ${event} }) { __typename } }`;

  it.each([
    ['in an operation', save('startsAt: "soon"'), {}],
    ['as the default of a variable', save('startsAt: $at', '($at: DateTime! = "soon")'), {}],
    ['in a variable in the middle of a literal', save('startsAt: $at', '($at: DateTime!)'), { at: 'soon' }],
    ['that is a number', save('startsAt: 5'), {}],
  ])('%s is answered with 400 and with where it stands', async (_where, query, variables) => {
    const before = asked;
    const { status, body } = await test.post({ query, variables }, accept);
    expect(body.data).toBeUndefined();
    expect(body.errors).toEqual([
      {
        message: expect.stringMatching(/A time is ISO 8601 with an offset/),
        locations: [{ line: 1, column: expect.any(Number) }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect([status, asked]).toEqual([400, before]);
  });

  it('does not hide that the operation is wrong besides', async () => {
    const { body } = await test.post({ query: save('startsAt: "soon", colour: "red"') }, accept);
    expect(body.errors).toHaveLength(2);
    for (const { extensions } of body.errors!) expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('is distinguished from a readable one, which is forwarded to the service', async () => {
    const before = asked;
    const query =
      'query ($at: DateTime!) { personalEvents(from: $at, to: "2027-01-02T00:00:00+01:00") { __typename } }';
    expect((await test.post({ query, variables: { at: '2027-01-01T00:00:00Z' } }, accept)).status).toBe(200);
    expect(asked).toBeGreaterThan(before);
  });
});
