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
 * a running service has it: a field that is added is asked for without another thought. The answer is compared as a whole
 * with values that tell fields apart: that a field is there says nothing of what is in it.
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
