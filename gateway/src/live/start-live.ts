import { Broker } from '@yarrow/kit/messaging/broker';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.js';
import type { GatewayMetrics } from '../operability/gateway-metrics.js';
import type { Authentication } from '../sessions/authentication.js';
import type { Sessions } from '../sessions/sessions.js';
import { registerLive } from './live-routes.js';
import { LiveSource } from './live-source.js';
import { LiveStreams } from './live-streams.js';

export interface LiveParts {
  config: GatewayConfig;
  authentication: Authentication;
  sessions: Sessions;
  metrics: GatewayMetrics;
  logger: Logger;
}

/**
 * Sends changes to open pages as soon as the broker is reachable; everything else works without the broker.
 * @returns closes the broker connection; the streams end with the server
 */
export function startLive(app: FastifyInstance, parts: LiveParts): () => Promise<void> {
  const { config, authentication, sessions, metrics, logger } = parts;
  const limits = {
    total: config.MAX_LIVE_STREAMS,
    perAccount: config.MAX_LIVE_STREAMS_PER_ACCOUNT,
    beatMs: config.LIVE_BEAT_MS,
  };
  const streams = new LiveStreams(limits, (hash) => sessions.stands(hash), metrics);
  registerLive(app, authentication, streams);
  const broker = brokerOf(config, logger);
  const source = new LiveSource(broker, logger, {
    changed: (change) => streams.changed(change),
    connected: () => streams.reset(),
  });
  // Only closing the broker ends the wait for it.
  source.start().catch((error: unknown) => logger.debug({ err: error }, 'live updates ended'));
  return () => broker.close();
}

function brokerOf(config: GatewayConfig, logger: Logger): Broker {
  const address = {
    url: config.NATS_URL,
    user: config.NATS_USER,
    password: config.NATS_PASSWORD,
    credentialsFile: config.NATS_CREDENTIALS_FILE,
    nkeyFile: config.NATS_NKEY_FILE,
  };
  return new Broker({ ...address, name: 'gateway', prefix: config.NATS_PREFIX, replicas: 1 }, logger);
}
