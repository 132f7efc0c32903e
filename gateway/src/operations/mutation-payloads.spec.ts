import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));
const typeOf = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type);

describe('every mutation', () => {
  const mutations: GraphQLField<unknown, unknown>[] = Object.values(schema.getMutationType()!.getFields());

  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s answers with result and errors, and with what it is about by name',
    (_name, mutation) => {
      const payload = getNamedType(mutation.type);
      if (!isObjectType(payload)) throw new Error(`${String(mutation.type)} is no object`);
      expect([typeOf(payload, 'result'), typeOf(payload, 'errors')]).toEqual(['MutationResult!', '[UserError!]!']);
      const named = Object.values(payload.getFields()).filter(({ name }) => !['result', 'errors'].includes(name));
      // Null where it failed.
      for (const { type } of named) expect(String(type)).toMatch(/[^!]$|^\[.*\]!$/);
    },
  );
});
