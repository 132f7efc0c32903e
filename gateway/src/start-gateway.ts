import { ActorSigner } from '@yarrow/kit/actor';
import { parseConfig } from '@yarrow/kit/config';
import { createLogger } from '@yarrow/kit/logging';
import { startTelemetry } from '@yarrow/kit/telemetry';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { gatewayConfig, type GatewayConfig } from './config.js';
import { GatewayMetrics } from './operability/gateway-metrics.js';
import { Readiness, registerHealth } from './operability/health.js';
import { registerErrorHandlers } from './operability/http-errors.js';
import { DocumentStore } from './operations/document-store.js';
import { registerGraphql } from './operations/graphql-routes.js';
import { OperationExecutor } from './operations/operation-executor.js';
import { PersistedOperations } from './operations/persisted-operations.js';
import { registerRestProxy } from './rest/rest-proxy.js';
import { Authentication } from './sessions/authentication.js';
import { Sessions } from './sessions/sessions.js';
import { loadSupergraph, type Supergraph } from './subgraphs/supergraph.js';

const REDIS_TIMEOUT_MS = 500;

export interface RunningGateway {
  /** Origin that the gateway listens on. */
  readonly url: string;
  /** Says that it is not ready, waits DRAIN_DELAY_MS, finishes what is in flight and lets go of everything. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway that listens when this returns.
 * @param env as in config.ts, with `SUBGRAPH_<NAME>_URL` for each subgraph
 * @throws ConfigError, or DocumentError when a persisted operation does not fit the supergraph
 */
export async function startGateway(env: NodeJS.ProcessEnv = process.env): Promise<RunningGateway> {
  const config = parseConfig(gatewayConfig, env);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const stopTelemetry = await startTelemetry('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const metrics = new GatewayMetrics();
  const supergraph = await loadSupergraph(config, env, logger, metrics);
  const redis = connectRedis(config, logger);
  const readiness = new Readiness(redis);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES,
    bodyLimit: config.MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  registerErrorHandlers(app);
  registerHealth(app, readiness, metrics.registry);
  await registerRoutes(app, { config, supergraph, redis, metrics, logger });
  const url = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    url,
    async stop() {
      readiness.drain();
      await new Promise((resolve) => setTimeout(resolve, config.DRAIN_DELAY_MS));
      await app.close();
      await supergraph.close();
      redis.disconnect();
      await stopTelemetry();
    },
  };
}

interface Parts {
  config: GatewayConfig;
  supergraph: Supergraph;
  redis: Redis;
  metrics: GatewayMetrics;
  logger: Logger;
}

async function registerRoutes(
  app: FastifyInstance,
  { config, supergraph, redis, metrics, logger }: Parts,
): Promise<void> {
  const authentication = new Authentication(new Sessions(redis), new ActorSigner(config.ACTOR_PRIVATE_KEY), logger);
  const persisted = PersistedOperations.fromFile(
    config.PERSISTED_OPERATIONS_FILE ?? new URL('../persisted-operations.json', import.meta.url),
    config.FREE_FORM_OPERATIONS,
  );
  const documents = new DocumentStore(supergraph.schema, config);
  for (const text of persisted.texts()) documents.persist(text);
  const executor = new OperationExecutor(supergraph, config.MAX_COST, metrics, logger);

  registerGraphql(app, { config, authentication, persisted, documents, executor, metrics });
  await registerRestProxy(app, {
    authentication,
    csrfSecret: config.CSRF_SECRET,
    timeoutMs: config.SUBGRAPH_TIMEOUT_MS,
    originOf: (service) => supergraph.clients.get(service)?.origin,
  });
}

/** Commands fail at once while Redis is away, so that a request does not wait for it. */
function connectRedis(config: GatewayConfig, logger: Logger): Redis {
  const redis = new Redis(config.REDIS_URL, {
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis unreachable'));
  return redis;
}
