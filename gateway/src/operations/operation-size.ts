import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Bounds on the shape of a document that can be checked before, and are cheaper than, validating it. */
export interface SizeLimits {
  depth: number;
  /** Selections inside selections, fragments included: deeper than `depth` by those alone. */
  nesting: number;
  aliases: number;
  directives: number;
  rootFields: number;
  fields: number;
}

type Size = Omit<SizeLimits, 'rootFields'>;

/**
 * Measures with every fragment expanded, each fragment once, so that a document of fragments that spread each other
 * twice is refused in the time that it takes to read it. `__schema` and `__type` are one level deep here: introspection
 * has its own switch, and the standard query for it is deeper than ours may be.
 * @returns the first limit exceeded, or undefined
 */
export function exceededLimit(document: DocumentNode, limits: SizeLimits): GraphQLError | undefined {
  const measure = new Measure(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure.operation(definition);
    for (const limit of ['fields', 'depth', 'nesting', 'aliases', 'directives', 'rootFields'] as const) {
      if (size[limit] <= limits[limit]) continue;
      return new GraphQLError(`The operation has more than the allowed ${limits[limit]} ${words[limit]}.`);
    }
  }
  return undefined;
}

const words: Record<keyof SizeLimits, string> = {
  depth: 'levels of depth',
  nesting: 'levels of nesting',
  aliases: 'aliases',
  directives: 'directives',
  rootFields: 'root fields',
  fields: 'fields',
};

const nothing: Size = { depth: 0, nesting: 0, aliases: 0, directives: 0, fields: 0 };

class Measure {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly sizes = new Map<string, Size>();
  private readonly roots = new Map<string, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  operation(operation: OperationDefinitionNode): SizeLimits {
    const size = this.selections(operation.selectionSet);
    const ownDirectives =
      (operation.directives?.length ?? 0) +
      (operation.variableDefinitions ?? []).reduce((sum, variable) => sum + (variable.directives?.length ?? 0), 0);
    return {
      ...size,
      directives: size.directives + ownDirectives,
      rootFields: this.rootFields(operation.selectionSet),
    };
  }

  private selections(set: SelectionSetNode): Size {
    const total = { ...nothing };
    for (const selection of set.selections) {
      total.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? this.selections(selection.selectionSet) : nothing;
        const introspects = selection.name.value === '__schema' || selection.name.value === '__type';
        add(total, {
          ...inner,
          depth: introspects ? 1 : inner.depth + 1,
          nesting: inner.nesting + 1,
          fields: inner.fields + 1,
        });
        if (selection.alias) total.aliases += 1;
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? this.selections(selection.selectionSet)
            : this.fragment(selection.name.value);
        add(total, { ...inner, nesting: inner.nesting + 1 });
      }
    }
    return total;
  }

  private fragment(name: string): Size {
    const known = this.sizes.get(name);
    if (known) return known;
    // Stands for a fragment that spreads itself until validation refuses it.
    this.sizes.set(name, nothing);
    const fragment = this.fragments.get(name);
    if (!fragment) return nothing;
    const size = this.selections(fragment.selectionSet);
    size.directives += fragment.directives?.length ?? 0;
    this.sizes.set(name, size);
    return size;
  }

  private rootFields(set: SelectionSetNode): number {
    let count = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) count += 1;
      else if (selection.kind === Kind.INLINE_FRAGMENT) count += this.rootFields(selection.selectionSet);
      else count += this.rootFieldsOfFragment(selection.name.value);
    }
    return count;
  }

  private rootFieldsOfFragment(name: string): number {
    const known = this.roots.get(name);
    if (known !== undefined) return known;
    this.roots.set(name, 0);
    const fragment = this.fragments.get(name);
    const count = fragment ? this.rootFields(fragment.selectionSet) : 0;
    this.roots.set(name, count);
    return count;
  }
}

function add(total: Size, part: Size): void {
  total.depth = Math.max(total.depth, part.depth);
  total.nesting = Math.max(total.nesting, part.nesting);
  total.aliases += part.aliases;
  total.directives += part.directives;
  total.fields += part.fields;
}
