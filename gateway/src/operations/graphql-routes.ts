import { linkCookieName, type LinkKind } from '@yarrow/kit/sessions/link-cookie';
import { OVERLOADED_CODE, OVERLOADED_MESSAGE } from '@yarrow/kit/errors/overload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode, type ExecutionResult } from 'graphql';
import type { GatewayConfig } from '../config.js';
import type { GatewayMetrics } from '../operability/gateway-metrics.js';
import { refuseDegradedWrite, type Authenticated, type Authentication } from '../sessions/authentication.js';
import { readCookie } from '../sessions/cookies.js';
import { requireCsrfToken, requireOwnPage } from '../sessions/csrf.js';
import type { RequestContext } from '../subgraphs/request-context.js';
import type { DocumentStore } from './document-store.js';
import { withMaskedErrors } from './masked-errors.js';
import { GRAPHQL_RESPONSE_TYPE, JSON_TYPE, negotiate, type ResponseType } from './media-types.js';
import type { OperationExecutor } from './operation-executor.js';
import type { PersistedOperations } from './persisted-operations.js';
import type { PreparedOperation } from './prepared-operation.js';
import { DocumentError, RequestError } from '../errors/request-error.js';
import { paramsFromBody, paramsFromQueryString, type RequestParams } from './request-params.js';

export interface GraphqlParts {
  config: GatewayConfig;
  authentication: Authentication;
  persisted: PersistedOperations;
  documents: DocumentStore;
  executor: OperationExecutor;
  metrics: GatewayMetrics;
}

/** GraphQL over HTTP at `/graphql`, by the draft that graphql-http's audits check. */
export function registerGraphql(app: FastifyInstance, parts: GraphqlParts): void {
  const handler = new GraphqlHandler(parts);
  app.post('/graphql', { bodyLimit: parts.config.MAX_BODY_BYTES }, (request, reply) =>
    handler.handle(request, reply, () => paramsFromBody(request.body)),
  );
  app.get('/graphql', { exposeHeadRoute: false }, (request, reply) =>
    handler.handle(request, reply, () => paramsFromQueryString(request.query as Record<string, unknown>)),
  );
}

class GraphqlHandler {
  constructor(private readonly parts: GraphqlParts) {}

  async handle(request: FastifyRequest, reply: FastifyReply, readParams: () => RequestParams): Promise<FastifyReply> {
    const start = performance.now();
    const type = negotiate(request.headers.accept);
    if (!type) {
      return reply
        .code(406)
        .type(JSON_TYPE)
        .send({ errors: [{ message: `Accept ${GRAPHQL_RESPONSE_TYPE} or ${JSON_TYPE}.` }] });
    }
    let label = 'unknown';
    try {
      const params = readParams();
      const operation = this.parts.documents.get(this.parts.persisted.textFor(params), params.operationName);
      label = operation.persisted ? (operation.name ?? 'unnamed') : 'free-form';
      const result = await this.run(operation, params, request, reply);
      const failed = !Buffer.isBuffer(result) && result.errors !== undefined;
      this.parts.metrics.observeOperation(label, failed ? 'errors' : 'ok', start);
      return await this.send(reply, type, result);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.parts.metrics.observeOperation(label, 'refused', start);
      const status = error instanceof DocumentError && type === JSON_TYPE ? 200 : error.status;
      return reply
        .code(status)
        .type(contentType(type))
        .send(JSON.stringify({ errors: error.errors }));
    }
  }

  private async run(
    operation: PreparedOperation,
    params: RequestParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | ExecutionResult> {
    const isQuery = operation.definition.operation === OperationTypeNode.QUERY;
    if (request.method === 'GET' && !isQuery) {
      reply.header('allow', 'POST');
      throw new RequestError(405, { code: 'BAD_REQUEST', message: 'Only queries can be sent by GET.' });
    }
    const caller = await this.parts.authentication.authenticate(request);
    this.checkOrigin(caller, request, isQuery);
    if (caller.degraded) reply.header('x-yarrow-degraded', 'sessions');
    const context: RequestContext = {
      requestId: request.id,
      authorization: caller.authorization,
      sessionHash: caller.sessionHash,
      openedLinks: { reviews: this.linksOf(request, 'reviews'), visits: this.linksOf(request, 'visits') },
      repeatable: isQuery,
      userAgent: request.headers['user-agent'],
      setCookies: [...caller.setCookies],
    };
    const result = await this.parts.executor.execute(operation, params.variables, context);
    // A partial answer is useless to a client that has to request the rest: it retries the whole operation.
    if (context.retryAfter !== undefined) throw overloaded(context.retryAfter, reply);
    if (context.setCookies.length > 0) reply.header('set-cookie', context.setCookies);
    if (context.waitSeconds !== undefined) reply.header('retry-after', context.waitSeconds);
    reply.header('cache-control', 'no-store');
    return Buffer.isBuffer(result) ? result : withMaskedErrors(result, request.id, request.log);
  }

  private linksOf({ headers }: FastifyRequest, kind: LinkKind): string | undefined {
    return readCookie(headers.cookie, linkCookieName(this.parts.config.PUBLIC_URL, kind));
  }

  private checkOrigin(caller: Authenticated, request: FastifyRequest, isQuery: boolean): void {
    if (caller.sessionToken === undefined) return;
    if (!isQuery) {
      requireCsrfToken(request.headers, caller.sessionToken, this.parts.config.CSRF_SECRET);
      refuseDegradedWrite(caller);
    } else if (request.method === 'GET') {
      requireOwnPage(request.headers);
    }
  }

  private send(reply: FastifyReply, type: ResponseType, result: Buffer | ExecutionResult): FastifyReply {
    reply.type(contentType(type));
    if (Buffer.isBuffer(result)) return reply.send(result);
    if (result.data === undefined && type === GRAPHQL_RESPONSE_TYPE) reply.code(400);
    return reply.send(JSON.stringify(result));
  }
}

function overloaded(retryAfter: number, reply: FastifyReply): RequestError {
  reply.header('retry-after', retryAfter);
  return new RequestError(503, { code: OVERLOADED_CODE, message: OVERLOADED_MESSAGE });
}

function contentType(type: ResponseType): string {
  return `${type}; charset=utf-8`;
}
