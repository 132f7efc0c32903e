import { ActorSigner } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { parseConfig } from '@yarrow/kit/config';
import { guardConnections, timeouts } from '@yarrow/kit/http/connections';
import { closeConnectionsWhen } from '@yarrow/kit/http/response-hooks';
import { createLogger } from '@yarrow/kit/telemetry/logging';
import { startTelemetry } from '@yarrow/kit/telemetry/telemetry';
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DestinationStream, Logger } from 'pino';
import { gatewayConfig, type GatewayConfig } from './config.js';
import { startLive } from './live/start-live.js';
import { GatewayMetrics } from './operability/gateway-metrics.js';
import { Readiness, registerHealth } from './operability/health.js';
import { BODY_TOO_SLOW, registerErrorHandlers } from './operability/http-errors.js';
import { DocumentStore } from './operations/document-store.js';
import { registerGraphql } from './operations/graphql-routes.js';
import { OperationExecutor } from './operations/operation-executor.js';
import { PersistedOperations } from './operations/persisted-operations.js';
import { registerRestProxy } from './rest/rest-proxy.js';
import { bodyTimeOf, MAX_UPLOAD_MS } from './rest/rest-routes.js';
import { Authentication } from './sessions/authentication.js';
import { connectRedis } from './sessions/connect-redis.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { Sessions } from './sessions/sessions.js';
import { loadSupergraph } from './subgraphs/supergraph.js';

export interface RunningGateway {
  /** Origin that the gateway listens on. */
  readonly url: string;
  /** Reports not ready, waits DRAIN_DELAY_MS, finishes requests in flight and closes all connections. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway that listens when this returns.
 * @param options.logTo where the log goes instead of the standard output
 * @param env as in config.ts, with `SUBGRAPH_<NAME>_URL` for each subgraph
 * @throws ConfigError, or DocumentError when a persisted operation does not fit the supergraph
 */
export async function startGateway(
  env: NodeJS.ProcessEnv = process.env,
  { logTo }: { logTo?: DestinationStream } = {},
): Promise<RunningGateway> {
  const config = parseConfig(gatewayConfig, env);
  const logger = createLogger('gateway', config.LOG_LEVEL, logTo);
  const stopTelemetry = await startTelemetry('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const metrics = new GatewayMetrics();
  const supergraph = await loadSupergraph(config, env, logger, metrics);
  const { persisted, documents } = loadDocuments(config, supergraph.schema);
  const redis = connectRedis(config.REDIS_URL, config.REDIS_TIMEOUT_MS, logger);
  const readiness = new Readiness(redis);
  const sessions = new Sessions(redis, new Clock());
  const authentication = createAuthentication(config, sessions, logger);
  const executor = new OperationExecutor(supergraph, config.MAX_COST, metrics, logger);
  const app = createServer(config, logger);
  closeConnectionsWhen(app, () => readiness.isDraining());
  registerHealth(app, readiness, metrics.registry);
  registerGraphql(app, { config, authentication, persisted, documents, executor, metrics });
  const stopLive = startLive(app, { config, authentication, sessions, metrics, logger });
  await registerRestProxy(app, {
    authentication,
    csrfSecret: config.CSRF_SECRET,
    timeoutMs: config.SUBGRAPH_TIMEOUT_MS,
    originOf: (service) => supergraph.clients.get(service)?.origin,
  });
  const url = await app.listen({ host: config.HOST, port: config.PORT });

  return {
    url,
    async stop() {
      readiness.drain();
      await new Promise((resolve) => setTimeout(resolve, config.DRAIN_DELAY_MS));
      await closeServer(app);
      await stopLive();
      await supergraph.close();
      redis.disconnect();
      await stopTelemetry();
    },
  };
}

function loadDocuments(config: GatewayConfig, schema: GraphQLSchema) {
  const persisted = PersistedOperations.fromFile(
    config.PERSISTED_OPERATIONS_FILE ?? new URL('../persisted-operations.json', import.meta.url),
    config.FREE_FORM_OPERATIONS,
  );
  const documents = new DocumentStore(schema, config);
  for (const text of persisted.texts()) documents.persist(text);
  return { persisted, documents };
}

function createAuthentication(config: GatewayConfig, sessions: Sessions, logger: Logger): Authentication {
  const clock = new Clock();
  const cookies = new SessionCookies(config.PUBLIC_URL, config.CSRF_SECRET, clock);
  const signer = new ActorSigner(config.ACTOR_PRIVATE_KEY, clock);
  return new Authentication(sessions, cookies, signer, logger);
}

function createServer(config: GatewayConfig, logger: Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES,
    bodyLimit: config.MAX_BODY_BYTES,
    ...timeouts({ headersMs: config.HEADERS_TIMEOUT_MS, longestBodyMs: MAX_UPLOAD_MS }),
    // Names one request in the logs of the gateway and of every subgraph that it reaches.
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  guardConnections(app, (request) => bodyTimeOf(request.url, config.BODY_TIMEOUT_MS), BODY_TOO_SLOW);
  registerErrorHandlers(app);
  return app;
}

/** A connection that was busy when closing began is kept alive by its client and would hold the server open. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(sweep));
}
