import type { GraphQLDataSource } from '@apollo/gateway';
import { Kind, parse, type GraphQLFormattedError, type SelectionNode } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context.js';
import type { SubgraphClient, SubgraphResponse } from './subgraph-client.js';

type ProcessOptions = Parameters<GraphQLDataSource['process']>[0];
type GraphqlResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

/** Errors listed for one unreachable subgraph; the entities of a long list all fail for the same reason. */
const MAX_UNAVAILABLE_ERRORS = 50;

/** The query plan's way to one subgraph. */
export class SubgraphDataSource implements GraphQLDataSource {
  constructor(
    private readonly client: SubgraphClient,
    private readonly logger: Logger,
  ) {}

  async process(options: ProcessOptions): Promise<GraphqlResponse> {
    if (!('incomingRequestContext' in options)) {
      throw new Error('The supergraph is committed; nothing is introspected or probed.');
    }
    const { query, variables, operationName } = options.request;
    const context = options.context as RequestContext;
    const received = context.received;
    context.received = undefined;
    let response: SubgraphResponse;
    try {
      response = await (received ?? this.client.post(JSON.stringify({ query, variables, operationName }), context));
    } catch (error) {
      this.logger.error(
        { subgraph: this.client.name, err: error, requestId: context.requestId },
        'subgraph unreachable',
      );
      return this.unavailable(query ?? '', variables);
    }
    if (response.retryAfter !== undefined) {
      context.retryAfter = Math.max(response.retryAfter, context.retryAfter ?? 0);
      return { data: null };
    }
    return this.parsed(response) ?? this.unusable(response, context, query ?? '', variables);
  }

  private parsed(response: SubgraphResponse): GraphqlResponse | undefined {
    if (!response.contentType.includes('json')) return undefined;
    try {
      const body: unknown = JSON.parse(response.body.toString('utf8'));
      if (typeof body !== 'object' || body === null) return undefined;
      const { data, errors, extensions } = body as GraphqlResponse;
      if (data === undefined && !Array.isArray(errors)) return undefined;
      return { data, errors, extensions };
    } catch {
      return undefined;
    }
  }

  private unusable(response: SubgraphResponse, context: RequestContext, query: string, variables: unknown) {
    this.logger.error(
      { subgraph: this.client.name, status: response.status, requestId: context.requestId },
      'subgraph answered with something that is no GraphQL response',
    );
    return this.unavailable(query, variables);
  }

  /** Errors with the paths of the requested fields, so that a client knows which parts of its page are missing. */
  private unavailable(query: string, variables: unknown): GraphqlResponse {
    const errors = concernedPaths(query, variables)
      .slice(0, MAX_UNAVAILABLE_ERRORS)
      .map((path): GraphQLFormattedError => {
        return {
          message: `The ${this.client.name} service cannot be reached at the moment. Please try again.`,
          path,
          extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: this.client.name },
        };
      });
    return { data: null, errors };
  }
}

/**
 * Response paths of the fields that a fetch asks for. Those of an entity fetch start with `_entities` and an index,
 * which the gateway replaces by the place of that entity in the whole answer.
 */
function concernedPaths(query: string, variables: unknown): (string | number)[][] {
  const operation = parse(query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const roots = operation?.selectionSet.selections ?? [];
  const entities = roots.find((node) => node.kind === Kind.FIELD && node.name.value === '_entities');
  if (!entities) return responseKeys(roots).map((key) => [key]);
  const keys = responseKeys(
    (entities as { selectionSet?: { selections: readonly SelectionNode[] } }).selectionSet?.selections ?? [],
  );
  const { representations = [] } = variables as { representations?: unknown[] };
  return representations.flatMap((_, index) => keys.map((key) => ['_entities', index, key]));
}

function responseKeys(selections: readonly SelectionNode[]): string[] {
  const keys = selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node.name.value === '__typename' ? [] : [node.alias?.value ?? node.name.value];
    return node.kind === Kind.INLINE_FRAGMENT ? responseKeys(node.selectionSet.selections) : [];
  });
  return [...new Set(keys)];
}
