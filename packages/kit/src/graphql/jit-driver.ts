import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
type Executor = Awaited<ReturnType<Gateway['load']>>['executor'];

const COMPILED_LIMIT = 2_000;

interface ExecutionRequest {
  readonly queryHash: string;
  readonly operationName: string | null;
  readonly document: DocumentNode;
  readonly context: unknown;
  readonly request: { readonly variables?: Record<string, unknown> };
}

/**
 * Executes queries as compiled functions, which takes half the time of walking the document. Mutations are executed by
 * graphql-js: their fields must run one after the other, and compiling gains nothing beside a transaction.
 */
export class CompilingExecutor {
  private readonly compiled = new Map<string, CompiledQuery | undefined>();

  constructor(private readonly schema: GraphQLSchema) {}

  execute = async (request: ExecutionRequest): Promise<ExecutionResult> => {
    const compiled = this.compiledOf(request);
    const variables = request.request.variables ?? {};
    if (compiled) return plainErrors((await compiled.query(undefined, request.context, variables)) as ExecutionResult);
    return execute({
      schema: this.schema,
      document: request.document,
      contextValue: request.context,
      variableValues: variables,
      operationName: request.operationName,
    });
  };

  private compiledOf({ queryHash, operationName, document }: ExecutionRequest): CompiledQuery | undefined {
    const key = `${queryHash}:${operationName ?? ''}`;
    if (this.compiled.has(key)) return this.compiled.get(key);
    const compiled = this.compile(document, operationName);
    if (this.compiled.size >= COMPILED_LIMIT) this.compiled.delete(this.compiled.keys().next().value!);
    this.compiled.set(key, compiled);
    return compiled;
  }

  private compile(document: DocumentNode, operationName: string | null): CompiledQuery | undefined {
    if (getOperationAST(document, operationName)?.operation !== 'query') return undefined;
    const result = compileQuery(this.schema, document, operationName ?? undefined);
    return isCompiledQuery(result) ? result : undefined;
  }
}

/**
 * The compiler makes error objects of its own, which Apollo would pass to the caller as they are. Made into GraphQLError
 * again they go through the same masking as all others.
 */
function plainErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const badVariables = result.data === undefined;
  const errors = result.errors.map(
    ({ message, path, nodes, positions, source, originalError, extensions }) =>
      new GraphQLError(message, {
        path,
        nodes,
        positions,
        source,
        originalError,
        extensions: badVariables ? { code: 'BAD_USER_INPUT', ...extensions } : extensions,
      }),
  );
  return { ...result, errors };
}

/** Nest's driver for a subgraph, with the compiling executor. Apollo takes an executor only from a "gateway". */
@Injectable()
export class JitFederationDriver extends ApolloFederationDriver {
  override async start(options: ApolloFederationDriverConfig): Promise<void> {
    const withExecutor = options as ApolloFederationDriverConfig & { gateway?: Gateway };
    withExecutor.gateway = executingGateway(options.schema!);
    await super.start(options);
  }
}

function executingGateway(schema: GraphQLSchema): Gateway {
  const { execute: executor } = new CompilingExecutor(schema);
  return {
    load: async () => ({ executor: executor as Executor }),
    onSchemaLoadOrUpdate: (loaded) => {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}
