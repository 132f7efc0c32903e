import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/**
 * Whether two documents of one operation each, both valid for the schema, are answered with the same JSON by the same
 * resolvers: the same fields, aliases, arguments, directives and type conditions in the same order, however they are
 * divided into fragments. May say no where the answer would be equal, never yes where it would not.
 */
export function haveSameAnswer(schema: GraphQLSchema, left: DocumentNode, right: DocumentNode): boolean {
  const leftShape = new ShapeReader(schema, left).shape();
  const rightShape = new ShapeReader(schema, right).shape();
  return leftShape !== undefined && leftShape === rightShape;
}

/** Response keys with what is below them, in the order in which an executor meets them first. */
type Shape = Map<string, Shape>;

class ShapeReader {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  shape(): string | undefined {
    const operation = this.document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation && this.schema.getRootType(operation.operation);
    if (!operation || !root || operation.directives?.length) return undefined;
    const shape: Shape = new Map();
    this.collect(operation.selectionSet, root, shape);
    return `${operation.operation} ${written(shape)}`;
  }

  private collect(set: SelectionSetNode, parent: GraphQLNamedType, into: Shape): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const key = `${selection.alias?.value ?? name}:${name}(${printed(selection.arguments)})${printed(selection.directives)}`;
        const below = childOf(into, key);
        if (!selection.selectionSet) continue;
        const type = this.fieldType(parent, name);
        this.collect(selection.selectionSet, type, below);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value ?? parent.name;
        this.collectFragment(condition, printed(selection.directives), selection.selectionSet, parent, into);
      } else {
        const fragment = this.fragments.get(selection.name.value)!;
        const directives = printed(selection.directives) + printed(fragment.directives);
        this.collectFragment(fragment.typeCondition.name.value, directives, fragment.selectionSet, parent, into);
      }
    }
  }

  private collectFragment(
    condition: string,
    directives: string,
    set: SelectionSetNode,
    parent: GraphQLNamedType,
    into: Shape,
  ): void {
    const type = this.schema.getType(condition)!;
    const always =
      type === parent || (isAbstractType(type) && isObjectOrInterface(parent) && this.schema.isSubType(type, parent));
    if (always && directives === '') this.collect(set, parent, into);
    else this.collect(set, type, childOf(into, `...${condition}${directives}`));
  }

  private fieldType(parent: GraphQLNamedType, name: string): GraphQLNamedType {
    const field = isObjectOrInterface(parent) ? parent.getFields()[name] : undefined;
    // Introspection fields are the only ones that no type lists; they never reach a subgraph.
    return field ? getNamedType(field.type) : parent;
  }
}

function isObjectOrInterface(type: GraphQLNamedType): type is GraphQLObjectType | GraphQLInterfaceType {
  return isObjectType(type) || isInterfaceType(type);
}

function childOf(shape: Shape, key: string): Shape {
  let child = shape.get(key);
  if (!child) shape.set(key, (child = new Map()));
  return child;
}

function printed(nodes: readonly ASTNode[] | undefined): string {
  return nodes?.length ? nodes.map(print).sort().join(' ') : '';
}

function written(shape: Shape): string {
  return [...shape].map(([key, below]) => (below.size > 0 ? `${key}{${written(below)}}` : key)).join('\n');
}
