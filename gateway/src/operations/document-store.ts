import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  separateOperations,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.js';
import { costOf } from './operation-cost.js';
import { exceededLimit, type SizeLimits } from './operation-size.js';
import { sha256 } from './persisted-operations.js';
import type { PreparedOperation } from './prepared-operation.js';
import { DocumentError, RequestError } from '../errors/request-error.js';
import { unusableLiteral } from './unusable-input.js';

const DOCUMENTS_KEPT = 2000;
const VALIDATION_ERRORS_SHOWN = 10;
const TOO_DEEP = 'The operation is nested too deeply.';

type Operations = ReadonlyMap<string, PreparedOperation>;

/** Parses, measures and validates each document once. */
export class DocumentStore {
  private readonly freeForm = new LRUCache<string, Operations>({ max: DOCUMENTS_KEPT });
  private readonly persisted = new Map<string, Operations>();
  private readonly limits: SizeLimits;
  private readonly rules;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly config: GatewayConfig,
  ) {
    this.limits = {
      depth: config.MAX_DEPTH,
      // Room for a fragment or two at each level.
      nesting: 3 * config.MAX_DEPTH,
      aliases: config.MAX_ALIASES,
      directives: config.MAX_DIRECTIVES,
      rootFields: config.MAX_ROOT_FIELDS,
      fields: config.MAX_FIELDS,
    };
    this.rules = config.INTROSPECTION ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /**
   * Checks an operation of the web build now, so that a stale one stops the gateway from starting.
   * @throws DocumentError
   */
  persist(text: string): void {
    this.persisted.set(text, this.prepare(text, true));
  }

  /**
   * @throws DocumentError when the text is no valid document within the limits
   * @throws RequestError if the operation to run is ambiguous or unknown
   */
  get(text: string, operationName: string | undefined): PreparedOperation {
    let operations = this.persisted.get(text) ?? this.freeForm.get(text);
    if (!operations) {
      operations = this.prepare(text, false);
      this.freeForm.set(text, operations);
    }
    return chosen(operations, operationName);
  }

  private prepare(text: string, persisted: boolean): Operations {
    const document = this.parse(text);
    const exceeded = exceededLimit(document, this.limits);
    if (exceeded) throw new DocumentError('OPERATION_TOO_LARGE', [exceeded]);
    // Before validation, which calls itself for each level of a value.
    const unusable = unusableLiteral(document);
    if (unusable) throw new DocumentError('BAD_USER_INPUT', [unusable]);
    const errors = this.errorsIn(document);
    if (errors.length > 0) throw new DocumentError(codeOf(errors), withoutSuggestions(errors, this.config));
    const operations = new Map<string, PreparedOperation>();
    for (const [name, part] of Object.entries(separateOperations(document))) {
      const definition = part.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
      operations.set(name, {
        document: part,
        definition,
        hash: sha256(`${name}\n${text}`),
        name: definition.name?.value,
        persisted,
        costFor: costOf(this.schema, definition, fragmentsOf(part)),
      });
    }
    return operations;
  }

  private errorsIn(document: DocumentNode): readonly GraphQLError[] {
    // No rule of validation knows which kinds of operation a schema has.
    const impossible = document.definitions.find(
      (node) => node.kind === Kind.OPERATION_DEFINITION && !this.schema.getRootType(node.operation),
    ) as OperationDefinitionNode | undefined;
    if (impossible) return [new GraphQLError(`There is no ${impossible.operation} here.`, { nodes: impossible })];
    return validate(this.schema, document, this.rules, { maxErrors: VALIDATION_ERRORS_SHOWN });
  }

  private parse(text: string): DocumentNode {
    try {
      return parse(text, { maxTokens: this.config.MAX_TOKENS });
    } catch (error) {
      // The parser calls itself for each level, and may be out of stack before it is out of tokens.
      if (error instanceof RangeError) throw new DocumentError('OPERATION_TOO_LARGE', [new GraphQLError(TOO_DEEP)]);
      if (!(error instanceof GraphQLError)) throw error;
      const tooLong = error.message.includes('more that') || error.message.includes('more than');
      throw new DocumentError(tooLong ? 'OPERATION_TOO_LARGE' : 'GRAPHQL_PARSE_FAILED', [error]);
    }
  }
}

function chosen(operations: Operations, operationName: string | undefined): PreparedOperation {
  const operation =
    operationName !== undefined
      ? operations.get(operationName)
      : operations.size === 1
        ? operations.values().next().value
        : undefined;
  if (operation) return operation;
  throw new RequestError(400, {
    code: 'OPERATION_RESOLUTION_FAILURE',
    message:
      operationName !== undefined
        ? `Unknown operation named "${operationName}".`
        : operations.size > 1
          ? 'Must provide operation name if query contains multiple operations.'
          : 'Must provide an operation.',
  });
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}

/** A scalar says of a value that it cannot read what it says where the value comes as a variable. */
function codeOf(errors: readonly GraphQLError[]): string {
  return errors.every(({ extensions }) => extensions['code'] === 'BAD_USER_INPUT')
    ? 'BAD_USER_INPUT'
    : 'GRAPHQL_VALIDATION_FAILED';
}

/** Removes "Did you mean …", which would reveal the schema piece by piece where introspection is off. */
function withoutSuggestions(errors: readonly GraphQLError[], config: GatewayConfig): readonly GraphQLError[] {
  if (config.INTROSPECTION) return errors;
  return errors.map(
    (error) => new GraphQLError(error.message.replace(/ ?Did you mean .+$/, ''), { nodes: error.nodes ?? null }),
  );
}
