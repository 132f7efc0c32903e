import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that the calendar has: `Date` alone would take 30 February for 2 March. */
function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDay(day);
}

function textScalar(name: string, accepts: (text: string) => boolean, problem: string): GraphQLScalarType {
  const parse = (value: unknown, node?: ValueNode): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(problem, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } });
  };
  const serialize = (value: unknown): string => {
    const text = value instanceof Date ? value.toISOString() : value;
    if (typeof text === 'string' && accepts(text)) return text;
    throw new TypeError(`${name} cannot represent what a resolver returned.`);
  };
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue: (value) => parse(value),
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
  });
}

/** Integers are exact up to 2^53 − 1; GraphQL's own `Int` ends at 2^31 − 1, which is $21,474,836.47 in cents. */
function safeIntegerScalar(): GraphQLScalarType {
  const parse = (value: unknown, node?: ValueNode): number => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new GraphQLError('A whole number is needed.', { nodes: node, extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType({
    name: 'SafeInt',
    serialize: (value) => {
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
      throw new TypeError('SafeInt cannot represent what a resolver returned.');
    },
    parseValue: (value) => parse(value),
    parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : undefined, node),
  });
}

/** The scalars of all contracts, mostly text in resolvers; a service's schema takes those that it declares. */
export const scalars = {
  DateTime: textScalar('DateTime', isInstant, 'A time is ISO 8601 with an offset, such as 2026-05-01T09:00:00-07:00.'),
  Date: textScalar('Date', isDay, 'A date is YYYY-MM-DD.'),
  SafeInt: safeIntegerScalar(),
  JSON: new GraphQLScalarType({
    name: 'JSON',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
  }),
};
