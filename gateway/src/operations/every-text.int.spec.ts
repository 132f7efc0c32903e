import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredInputField,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

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
}, 60_000);
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

/** Values of a type that differ in where the bad text is: one for each text in it. */
function* withBadText(type: GraphQLInputType, depth = 0): Generator<unknown> {
  const inner = getNullableType(type);
  if (isListType(inner)) for (const value of withBadText(inner.ofType, depth)) yield [value];
  else if (isLeafType(inner) && TEXTS.has(inner.name)) yield 'a\u0000b';
  else if (isInputObjectType(inner) && depth < 3) {
    for (const field of Object.values(inner.getFields())) {
      for (const value of withBadText(field.type, depth + 1))
        yield { ...(least(inner) as object), [field.name]: value };
    }
  }
}

function operationOf(kind: string, field: GraphQLField<unknown, unknown>, argument: GraphQLArgument): string {
  const given = field.args.filter((one) => one === argument || isRequiredArgument(one));
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${kind} (${declared}) { ${field.name}(${passed}) ${selection} }`;
}

it('refuses the character that no text can hold in every text of every root field, and asks no service', async () => {
  let tried = 0;
  for (const [kind, root] of [
    ['query', schema.getQueryType()!] as const,
    ['mutation', schema.getMutationType()!] as const,
  ]) {
    for (const field of Object.values(root.getFields())) {
      for (const argument of field.args) {
        for (const value of withBadText(argument.type)) {
          const others = field.args.filter(isRequiredArgument).map(({ name, type }) => [name, least(type)]);
          const variables = { ...Object.fromEntries(others), [argument.name]: value };
          const { body } = await test.query(operationOf(kind, field, argument), variables);
          const place = `${field.name}(${argument.name}): ${JSON.stringify(value)}`;
          expect([place, body.errors?.[0]?.extensions.code]).toEqual([place, 'BAD_USER_INPUT']);
          expect(body.errors![0]!.message).toContain('U+0000');
          tried++;
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(asked).toBe(0);
}, 120_000);
