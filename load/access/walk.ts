import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Visitor } from '../harness/visitor.mjs';
import type { Expectation } from './expectation.js';
import type { Role, World } from './world.js';

const read = (name: string) => readFileSync(new URL(`../../gateway/${name}.graphql`, import.meta.url), 'utf8');

/** What the gateway offers. */
export const api = buildSchema(read('api'));

/** Types that one subgraph finds for another by a key. */
export const ENTITIES: readonly string[] = [
  ...read('supergraph').matchAll(/^type (\w+)\n((?: {2}(?:@join|implements).*\n)+)/gm),
]
  .filter(([, , joins]) => joins!.split('\n').some((join) => / key: /.test(join) && !/resolvable: false/.test(join)))
  .map(([, name]) => name!)
  .sort();

/** Codes of those who are turned away; of what is not theirs to know, that it does not exist. */
const REFUSALS = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'forbidden',
  'not_found',
  'client_not_found',
  'upload_link_not_found',
  'unsupported_reviewer',
]);
/** Links that do not open say so in their own words. */
const CLOSED_LINKS = new Set(['invalid_referral_code', 'invalid_link']);

interface Answered {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (number | string)[]; extensions?: { code?: string } }[];
}

/** Sends an operation and gives the whole answer, errors included. */
export const send = async (visitor: Visitor, query: string): Promise<Answered> => visitor.answer(query);

/** Why a role was refused; undefined if it was not. */
export async function refusal(
  world: World,
  kind: 'mutation' | 'query',
  name: string,
  role: Role,
  expected: Expectation,
) {
  const field = (kind === 'query' ? api.getQueryType()! : api.getMutationType()!).getFields()[name]!;
  const query = `${kind} { it: ${expected.call(world, role)} ${shallow(field)} }`;
  const { data, errors } = await send(world.people[role], query);
  if (errors) return errors.map(({ message, extensions }) => extensions?.code ?? message).join(', ');
  const answer = data?.['it'];
  if (kind === 'mutation') {
    const [error] = (answer as { errors: { code: string; field?: string }[] }).errors;
    const refused = error && (REFUSALS.has(error.code) || CLOSED_LINKS.has(error.code)) && error.field !== 'orderId';
    return refused ? error.code : undefined;
  }
  const nothing = answer === null || (Array.isArray(answer) && answer.length === 0);
  return expected.sign === 'nothing' && nothing ? 'nothing' : undefined;
}

function shallow({ name, type }: GraphQLField<unknown, unknown>): string {
  const held = getNamedType(type);
  if (isLeafType(held)) return '';
  const fields = (held as GraphQLObjectType).getFields();
  return name !== 'errors' && fields['errors'] ? '{ errors { code message field } }' : '{ __typename }';
}

/** Which leaf is asked for, in place of all. */
export interface Wanted {
  readonly type: string;
  readonly field: string;
}

/** Every field of a type that needs no arguments, so many objects deep. */
export function everything(type: GraphQLObjectType, depth: number, wanted?: Wanted): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const parts = fields.flatMap((field) => {
    const held = getNamedType(field.type);
    const isWanted = !wanted || (wanted.type === type.name && wanted.field === field.name);
    if (isLeafType(held)) return isWanted ? [field.name] : [];
    if (wanted && isWanted) return [`${field.name} { __typename }`];
    return isObjectType(held) && depth > 0 ? [`${field.name} ${everything(held, depth - 1, wanted)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** What a role reads by one query, two objects deep. */
export async function readAll(
  world: World,
  name: string,
  role: Role,
  expected: Expectation,
  wanted?: Wanted,
): Promise<Answered> {
  const field = api.getQueryType()!.getFields()[name]!;
  const held = getNamedType(field.type);
  const selection = isObjectType(held) ? everything(held, 2, wanted) : '';
  return send(world.people[role], `{ it: ${expected.call(world, role)} ${selection} }`);
}

/** What a field of a type holds, wherever it stands in an answer. */
export function valuesOf(answer: unknown, type: string, field: string): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((part) => valuesOf(part, type, field));
  if (typeof answer !== 'object' || answer === null) return [];
  const own =
    (answer as Record<string, unknown>)['__typename'] === type ? [(answer as Record<string, unknown>)[field]] : [];
  return [...own, ...Object.values(answer).flatMap((part) => valuesOf(part, type, field))];
}

/** Nothing, none and no say nothing. */
export function saysSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
