import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type { TestService } from './test-service.js';

/**
 * A selection of every field of a type that asks for no argument, and of the objects that it holds, as the contract of
 * a running service has it: a new field is selected automatically. Compare the whole answer with values that differ
 * between fields: the presence of a field does not prove its content.
 * @param depth how many objects deep
 */
export async function everyField(service: TestService, type: string, depth = 2): Promise<string> {
  const { data } = await service.graphql<IntrospectionQuery>(getIntrospectionQuery());
  const schema: GraphQLSchema = buildClientSchema(data);
  return selectionOf(schema.getType(type) as GraphQLObjectType, depth);
}

function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const held = getNamedType(field.type);
    if (!isObjectType(held)) return [field.name];
    return depth > 0 ? [`${field.name} ${selectionOf(held, depth - 1)}`] : [];
  });
  // An object whose fields are all deeper still has its name.
  return `{ ${['__typename', ...fields].join(' ')} }`;
}
