import 'reflect-metadata';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { authenticateRequests } from './access/authentication.hook.js';
import { requireDeclaredEntrances } from './access/entrances.js';
import { ActorVerifier } from './actor.js';
import { parseConfig, type ServiceConfig } from './config.js';
import { migrationOptions } from './database/data-source-options.js';
import { closeGently, closeUnasked } from './http/connections.js';
import { closeConnectionsWhen } from './http/response-hooks.js';
import { measureRoutes } from './telemetry/route-metrics.js';
import { JobsService } from './jobs/jobs.service.js';
import { KitModule } from './kit.module.js';
import { createLogger, NestLogger } from './telemetry/logging.js';
import type { BrokerAddress } from './messaging/broker-address.js';
import { Broker } from './messaging/broker.js';
import { Leadership } from './messaging/leadership.js';
import { JetStreamServer } from './messaging/jetstream.server.js';
import { OutboxRelayService } from './messaging/outbox-relay.service.js';
import { RequestServer } from './messaging/request.server.js';
import { Metrics } from './telemetry/metrics.js';
import { migrate, requireMigrated } from './database/migrations.js';
import { createRedis } from './database/redis.js';
import type { Runtime } from './runtime.js';
import type { ServiceDefinition } from './service-definition.js';
import { startTelemetry } from './telemetry/telemetry.js';

export interface RunningService {
  readonly app: NestFastifyApplication;
  /** Where it listens, without a slash at its end. */
  readonly url: string;
  readonly dataSource: DataSource;
  /** Drains and ends everything; may be called twice. */
  stop(): Promise<void>;
}

/** Makes the application of a service from its root module; it is listening only afterwards. */
export type MakeApp = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export interface StartOptions {
  /** Tests compile the module with Nest's `Test`, where providers can be overridden. */
  readonly makeApp?: MakeApp;
}

const BODY_LIMIT_BYTES = 1_048_576;
const FLUSH_MS = 5_000;
const STEADY_MS = 10_000;

/**
 * Starts a service: migrates, ensures its stream, serves `/graphql`, `/healthz`, `/readyz`, `/metrics` and its own
 * routes, and starts relay, consumers and jobs. Several services may run in one process.
 * @throws ConfigError when the environment is not complete
 * @throws Error when something that can be called from outside says nothing by `@Access` or `@RateLimit`
 */
export async function startService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  env: Record<string, string | undefined> = process.env,
  { makeApp = (...parts) => NestFactory.create<NestFastifyApplication>(...parts) }: StartOptions = {},
): Promise<RunningService> {
  requireDeclaredEntrances(definition.module);
  const runtime = createRuntime(definition, parseConfig(definition.config, env));
  const { config, logger } = runtime;
  const endTelemetry = await startTelemetry(definition.name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
  try {
    const database = migrationOptions(definition, config, logger);
    await (config.MIGRATE_ON_START ? migrate(database) : requireMigrated(database));
    await runtime.redis?.connect().catch((error: unknown) => logger.warn({ err: error }, 'Redis is not reachable yet'));
    const app = await createApp(runtime, makeApp);
    await app.listen(config.PORT, config.HOST);
    await startMessaging(app, logger);
    await app.get(JobsService).start();
    return runningService(app, runtime, endTelemetry);
  } catch (error) {
    await release(runtime);
    throw error;
  }
}

/** The `main.ts` of a service: starts it, and drains it when the process is asked to end. */
export async function runService<C extends ServiceConfig>(definition: ServiceDefinition<C>): Promise<void> {
  const service = await startService(definition);
  const logger = createLogger(definition.name, process.env['LOG_LEVEL'] ?? 'info');
  logger.info({ url: service.url }, 'ready');
  const end = (signal: NodeJS.Signals): void => {
    logger.info({ signal }, 'draining');
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the service did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end).once('SIGINT', end);
}

function createRuntime<C extends ServiceConfig>(definition: ServiceDefinition<C>, config: C): Runtime {
  const { name } = definition;
  const logger = createLogger(name, config.LOG_LEVEL);
  const { NATS_PREFIX: prefix, NATS_REPLICAS: replicas } = config;
  return {
    definition,
    config,
    logger,
    metrics: new Metrics(name),
    broker: new Broker({ ...addressIn(config), name, prefix, replicas }, logger),
    leadership: new Leadership(config.DATABASE_URL, name, logger),
    verifier: new ActorVerifier(config.ACTOR_PUBLIC_KEY),
    redis: config.REDIS_URL ? createRedis(config.REDIS_URL, logger) : undefined,
    draining: false,
  };
}

function addressIn(config: ServiceConfig): BrokerAddress {
  return {
    url: config.NATS_URL,
    user: config.NATS_USER,
    password: config.NATS_PASSWORD,
    credentialsFile: config.NATS_CREDENTIALS_FILE,
    nkeyFile: config.NATS_NKEY_FILE,
  };
}

async function createApp(runtime: Runtime, makeApp: MakeApp): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: 'idle' });
  const app = await makeApp(KitModule.forService(runtime), adapter, {
    // The signature of a webhook is one of its bytes, not of what was parsed from them.
    rawBody: true,
    abortOnError: false,
    logger: new NestLogger(runtime.logger),
  });
  const fastify = adapter.getInstance();
  closeGently(fastify.server);
  closeUnasked(fastify);
  measureRoutes(fastify, runtime.metrics);
  closeConnectionsWhen(fastify, () => runtime.draining);
  authenticateRequests(fastify, runtime.verifier);
  for (const strategy of [app.get(JetStreamServer), app.get(RequestServer)]) {
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  }
  return app;
}

/**
 * Starts relay, consumers and answers to requests. Where the broker is away the service starts nevertheless, after 10 s:
 * its own requests are answered, events wait in the outbox and in their streams.
 */
async function startMessaging(app: NestFastifyApplication, logger: Logger): Promise<void> {
  const starting = Promise.all([app.get(OutboxRelayService).start(), app.startAllMicroservices()]);
  starting.catch((error: unknown) => logger.error({ err: error }, 'messaging did not start'));
  await Promise.race([starting, new Promise((resolve) => setTimeout(resolve, STEADY_MS).unref())]);
}

function runningService(
  app: NestFastifyApplication,
  runtime: Runtime,
  endTelemetry: () => Promise<void>,
): RunningService {
  let stopping: Promise<void> | undefined;
  const { port, address } = app.getHttpServer().address() as { port: number; address: string };
  return {
    app,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    dataSource: app.get(DataSource),
    stop: () => (stopping ??= drain(app, runtime).finally(endTelemetry)),
  };
}

/**
 * Lets callers find another replica, stops accepting work, finishes work in progress, publishes the remaining events, then
 * closes the connections.
 */
async function drain(app: NestFastifyApplication, runtime: Runtime): Promise<void> {
  runtime.draining = true;
  await delay(runtime.config.DRAIN_DELAY_MS);
  const dataSource = app.get(DataSource);
  await Promise.all([app.get(JetStreamServer).close(), app.get(RequestServer).close(), app.get(JobsService).stop()]);
  await app.getHttpAdapter().close();
  await app.get(OutboxRelayService).flush(FLUSH_MS, async () => {
    const rows = await dataSource.query<unknown[]>('select 1 from outbox limit 1');
    return rows.length === 0;
  });
  await app.close();
  await release(runtime);
}

async function release({ leadership, broker, redis }: Runtime): Promise<void> {
  await leadership.stop();
  await broker.close();
  redis?.disconnect();
}
