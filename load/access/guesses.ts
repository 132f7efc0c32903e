import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { dayAhead } from '../harness/practice.mjs';
import { api, everything } from './walk.js';
import { CANARIES, type World } from './world.js';

/** Values that other parties can read or know: ids, contact details and the name of a client. */
const KNOWN: readonly [RegExp, (id: string) => string][] = [
  [/email/i, () => CANARIES.email],
  [/phone/i, () => CANARIES.phone],
  [/firstName/i, () => 'Grace'],
  [/lastName/i, () => CANARIES.lastName],
  [/^name$/i, () => `Grace ${CANARIES.lastName}`],
  // An id in place of a secret.
  [/ids?$|token|hash|secret|code|key|proof|handle|slug/i, (id) => id],
];
const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'true',
  Date: `"${dayAhead(6)}"`,
  DateTime: `"${dayAhead(6)}T10:00:00Z"`,
  Float: '1',
  Int: '1',
};
const DEPTH = 3;

/** One request per root field. It selects the field once per known id and fills every argument whose name matches a known value. */
export function guesses(world: World): { name: string; query: string }[] {
  const { visit, past, place, clientId, event, review, practice } = world;
  const ids = [visit.id, past.id, place.id, clientId, event.id, review.id, practice.practiceId];
  return [api.getQueryType()!, api.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).map(({ name, args, type }) => {
      const held = getNamedType(type);
      const selection = isObjectType(held) ? everything(held, 2) : '';
      const asked = ids.map((id, index) => {
        const given = args.flatMap((arg) => {
          const value = literal(arg.type, arg.name, { id, required: isRequiredArgument(arg), depth: DEPTH });
          return value === undefined ? [] : [`${arg.name}: ${value}`];
        });
        return `it${index}: ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selection}`;
      });
      return { name, query: `${root === api.getQueryType() ? 'query' : 'mutation'} { ${asked.join('\n')} }` };
    }),
  );
}

interface Wanted {
  id: string;
  required: boolean;
  depth: number;
}

/** A GraphQL literal; undefined for an optional argument that matches no known value. */
function literal(type: GraphQLInputType, name: string, { id, required, depth }: Wanted): string | undefined {
  const inner = isNonNullType(type) ? getNullableType(type) : type;
  if (isListType(inner)) {
    const one = literal(inner.ofType as GraphQLInputType, name, { id, required, depth });
    return one === undefined ? undefined : `[${one}]`;
  }
  if (isInputObjectType(inner)) {
    if (depth === 0) return required ? '{}' : undefined;
    const fields = Object.values(inner.getFields()).flatMap((field) => {
      const wanted = { id, required: isRequiredInputField(field), depth: depth - 1 };
      const value = literal(field.type, field.name, wanted);
      return value === undefined ? [] : [`${field.name}: ${value}`];
    });
    return required || fields.length > 0 ? `{ ${fields.join(', ')} }` : undefined;
  }
  if (isEnumType(inner)) return required ? inner.getValues()[0]!.name : undefined;
  const scalar = SCALARS[(inner as { name: string }).name];
  if (scalar !== undefined) return required ? scalar : undefined;
  const known = KNOWN.find(([pattern]) => pattern.test(name));
  if (known) return JSON.stringify(known[1](id));
  return required ? JSON.stringify('massage') : undefined;
}
