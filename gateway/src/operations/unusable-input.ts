import { BREAK, GraphQLError, Kind, visit, type ASTNode, type DocumentNode } from 'graphql';

/** No input of the contract is nested deeper; programs that read it call themselves once for each level. */
const MAX_INPUT_DEPTH = 64;
/** PostgreSQL stores every character of a text but this one. */
const NUL = '\u0000';

/** What makes the variables of a request unusable whatever their types are, or undefined. */
export function unusableVariable(variables: Readonly<Record<string, unknown>>): GraphQLError | undefined {
  for (const name in variables) {
    const value = variables[name];
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) continue;
    const problem = problemOf(value);
    if (problem) return new GraphQLError(`Variable "$${name}" ${problem}.`);
  }
  return undefined;
}

/** What makes a document's own values unusable, or undefined. */
export function unusableLiteral(document: DocumentNode): GraphQLError | undefined {
  let found: GraphQLError | undefined;
  let depth = 0;
  const level = {
    enter: (node: ASTNode) => {
      if (++depth > MAX_INPUT_DEPTH) found ??= new GraphQLError(`A value ${TOO_DEEP}.`, { nodes: node });
      return found && BREAK;
    },
    leave: () => void depth--,
  };
  visit(document, {
    [Kind.LIST]: level,
    [Kind.OBJECT]: level,
    [Kind.LIST_TYPE]: level,
    [Kind.STRING]: (node) => {
      if (node.value.includes(NUL)) found ??= new GraphQLError(`A text ${HOLDS_NUL}.`, { nodes: node });
      return found && BREAK;
    },
  });
  return found;
}

const TOO_DEEP = `is nested deeper than the allowed ${MAX_INPUT_DEPTH} levels`;
const HOLDS_NUL = 'holds a character that cannot be used (U+0000)';

/** Level by level instead of by recursion, which the input could make as deep as it likes. */
function problemOf(value: unknown): string | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_INPUT_DEPTH) return TOO_DEEP;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') {
        if (one.includes(NUL)) return HOLDS_NUL;
      } else if (typeof one === 'object' && one !== null) {
        for (const [key, inner] of Object.entries(one)) {
          if (key.includes(NUL)) return HOLDS_NUL;
          next.push(inner);
        }
      }
    }
    level = next;
  }
  return undefined;
}
