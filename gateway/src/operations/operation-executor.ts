import { getVariableValues, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayMetrics } from '../operability/gateway-metrics.js';
import type { RequestContext } from '../subgraphs/request-context.js';
import type { Supergraph } from '../subgraphs/supergraph.js';
import { isForwardable, passThroughOf, type PassThrough } from './pass-through.js';
import type { PreparedOperation } from './prepared-operation.js';
import { DocumentError, RequestError } from '../errors/request-error.js';
import { unusableVariable } from './unusable-input.js';

type Variables = Record<string, unknown> | undefined;

/** Runs prepared operations on the subgraphs. */
export class OperationExecutor {
  /** Null for an operation whose plan was looked at and needs the ordinary way. */
  private readonly passThroughs = new WeakMap<PreparedOperation, PassThrough | null>();

  constructor(
    private readonly supergraph: Supergraph,
    private readonly maxCost: number,
    private readonly metrics: GatewayMetrics,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns a Buffer when a subgraph's answer is the client's answer as it is
   * @throws RequestError when the variables do not fit or make the operation too expensive
   */
  async execute(
    operation: PreparedOperation,
    variables: Variables,
    context: RequestContext,
  ): Promise<Buffer | ExecutionResult> {
    this.checkVariables(operation, variables);
    const passThrough = this.passThroughs.get(operation);
    if (passThrough) {
      const received = passThrough.client.post(passThrough.bodyFor(variables), context);
      const response = await received.catch(() => undefined);
      if (response && isForwardable(response)) {
        this.metrics.countPassedThrough();
        return response.body;
      }
      // The answer is there, good or bad: the ordinary way reads it without sending the operation twice.
      context.received = received;
    }
    const result = await this.supergraph.execute(this.gatewayContext(operation, variables, context));
    if (passThrough === undefined) {
      this.passThroughs.set(operation, passThroughOf(operation, this.supergraph) ?? null);
    }
    return result;
  }

  private checkVariables(operation: PreparedOperation, variables: Variables): void {
    const unusable = variables && unusableVariable(variables);
    if (unusable) throw new DocumentError('BAD_USER_INPUT', [unusable]);
    const definitions = operation.definition.variableDefinitions;
    if (definitions?.length) {
      const { errors } = getVariableValues(this.supergraph.schema, definitions, variables ?? {}, { maxErrors: 10 });
      if (errors) throw new DocumentError('BAD_USER_INPUT', errors);
    }
    const cost = operation.costFor(variables);
    if (cost > this.maxCost) {
      throw new RequestError(400, {
        code: 'OPERATION_TOO_EXPENSIVE',
        message: `The operation may cost ${Math.ceil(cost)}, more than the allowed ${this.maxCost}. Ask for fewer items.`,
      });
    }
  }

  private gatewayContext(operation: PreparedOperation, variables: Variables, context: RequestContext) {
    const { document, definition, hash, name } = operation;
    // The executor reads only these; caching, tracing and batching belong to Apollo Server, which is not here.
    return {
      request: { variables: variables ?? {} },
      document,
      operation: definition,
      operationName: name ?? null,
      queryHash: hash,
      context,
      schema: this.supergraph.schema,
      logger: this.logger,
      metrics: { captureTraces: false },
    } as unknown as Parameters<Supergraph['execute']>[0];
  }
}
