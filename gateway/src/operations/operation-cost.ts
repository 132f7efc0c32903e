import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  getNullableType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a list is taken to hold where the operation does not say. */
const UNSIZED_LIST = 10;
const SIZE_ARGUMENTS = new Set(['first', 'last', 'limit', 'pageSize']);

type Variables = Readonly<Record<string, unknown>> | undefined;
type Cost = number | ((variables: Variables) => number);

/**
 * The number of objects that an answer may hold: each object field counts one and multiplies what is below it by the
 * length of its list. The length is the argument `first`, `last`, `limit` or `pageSize` of the field or of the
 * connection around it, else that argument's default, and 10 where there is none. Scalars are free; how many may be selected is another limit.
 *
 * @param operation of a document that is valid for the schema; its fragments have no cycles
 * @returns cost for given variables; constant operations are summed once
 */
export function costOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (variables: Variables) => number {
  const root = schema.getRootType(operation.operation);
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map((definition) => [
      definition.variable.name.value,
      definition.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : undefined,
    ]),
  );
  const cost = new CostReader(schema, fragments, defaults).selections(operation.selectionSet, root ?? undefined, false);
  return typeof cost === 'number' ? () => cost : cost;
}

class CostReader {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly defaults: ReadonlyMap<string, number | undefined>,
  ) {}

  /** @param sized whether the field around it said how long its lists are */
  selections(set: SelectionSetNode, parent: GraphQLNamedType | undefined, sized: boolean): Cost {
    const parts: Cost[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        parts.push(this.field(selection, parent, sized));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        parts.push(this.selections(selection.selectionSet, condition ? this.schema.getType(condition) : parent, sized));
      } else {
        const fragment = this.fragments.get(selection.name.value);
        if (!fragment) continue;
        const type = this.schema.getType(fragment.typeCondition.name.value);
        parts.push(this.selections(fragment.selectionSet, type, sized));
      }
    }
    return sum(parts);
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined, sized: boolean): Cost {
    const field = fieldOf(parent, node.name.value);
    if (!field || !node.selectionSet) return 0;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 0;

    const size = this.size(node, field);
    const inner = this.selections(node.selectionSet, type, size !== undefined);
    const one = sum([1, inner]);
    if (size !== undefined) return times(size, one);
    return isListType(getNullableType(field.type)) && !sized ? times(UNSIZED_LIST, one) : one;
  }

  private size(node: FieldNode, field: GraphQLField<unknown, unknown>): Cost | undefined {
    const definition = field.args.find(({ name }) => SIZE_ARGUMENTS.has(name));
    if (!definition) return undefined;
    const declared = typeof definition.defaultValue === 'number' ? definition.defaultValue : UNSIZED_LIST;
    const value = node.arguments?.find(({ name }) => name.value === definition.name)?.value;
    if (value?.kind === Kind.INT) return Math.max(Number(value.value), 0);
    if (value?.kind !== Kind.VARIABLE) return declared;
    const name = value.name.value;
    const fallback = this.defaults.get(name) ?? declared;
    return (variables) => {
      const given = variables?.[name];
      return typeof given === 'number' ? Math.max(given, 0) : fallback;
    };
  }
}

function fieldOf(parent: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

function sum(parts: readonly Cost[]): Cost {
  const constant = parts.reduce<number>((total, part) => total + (typeof part === 'number' ? part : 0), 0);
  const variable = parts.filter((part) => typeof part === 'function');
  if (variable.length === 0) return constant;
  return (variables) => variable.reduce((total, part) => total + part(variables), constant);
}

function times(left: Cost, right: Cost): Cost {
  if (typeof left === 'number' && typeof right === 'number') return left * right;
  return (variables) => valueOf(left, variables) * valueOf(right, variables);
}

function valueOf(cost: Cost, variables: Variables): number {
  return typeof cost === 'number' ? cost : cost(variables);
}
