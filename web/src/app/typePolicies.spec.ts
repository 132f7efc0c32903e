import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { typePolicies } from '../../shared/type-policies.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const schema = buildSchema(read('gateway/api.graphql'), { assumeValid: true });
const operations = Object.values(JSON.parse(read('gateway/persisted-operations.json')) as Record<string, string>);

interface Selected {
  type: GraphQLObjectType;
  /** The whole type of the field, with its lists. */
  of: GraphQLOutputType;
  field: FieldNode;
  parent: GraphQLObjectType;
}

/** Every field with a selection of its own, in every registered operation. */
function selections(): Selected[] {
  const found: Selected[] = [];
  for (const text of operations) {
    const types = new TypeInfo(schema);
    const collect = (field: FieldNode) => {
      const [of, parent] = [types.getType(), types.getParentType()];
      const type = getNamedType(of);
      if (of && isObjectType(type) && isObjectType(parent)) found.push({ type, of, field, parent });
    };
    visit(parse(text), visitWithTypeInfo(types, { Field: { enter: collect } }));
  }
  return found;
}

/** Payloads of mutations are written and not read again. */
const isOfAnAnswer = ({ name }: GraphQLObjectType) => name === 'Mutation' || name.endsWith('Payload');

describe('what the cache takes for the same object', () => {
  it('has its id in every registered operation that asks for it', () => {
    const without = selections().filter(({ type, field }) => {
      const names = (field.selectionSet?.selections ?? []).map((part) => part.kind === Kind.FIELD && part.name.value);
      const isNormalized = typePolicies[type.name]?.keyFields === undefined && type.getFields()['id'] !== undefined;
      return isNormalized && !names.includes('id');
    });
    expect(without.map(({ type, parent, field }) => `${parent.name}.${field.name.value}: ${type.name}`)).toEqual([]);
  });

  it('is merged into the object that holds it where it has no id, unless it is one of a list', () => {
    const unmerged = selections().filter(({ type, of, parent }) => {
      const hasKey = type.getFields()['id'] !== undefined || typePolicies[type.name] !== undefined;
      return !isListType(getNullableType(of)) && !hasKey && !isOfAnAnswer(parent);
    });
    expect([...new Set(unmerged.map(({ type }) => type.name))]).toEqual([]);
  });

  it('names only types that there are', () => {
    expect(Object.keys(typePolicies).filter((name) => schema.getType(name) === undefined)).toEqual([]);
  });
});
