import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ActorVerifier } from './actor.js';
import type { ServiceConfig } from './config.js';
import type { Broker } from './messaging/broker.js';
import type { Leadership } from './messaging/leadership.js';
import type { Metrics } from './telemetry/metrics.js';
import type { ServiceDefinition } from './service-definition.js';

/** Injection token of what one running service shares. */
export const RUNTIME = Symbol('RUNTIME');

/** What one running service shares; several services may run in one process, so none of it is global. */
export interface Runtime {
  readonly definition: ServiceDefinition;
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly broker: Broker;
  readonly leadership: Leadership;
  readonly verifier: ActorVerifier;
  readonly redis: Redis | undefined;
  /** Set when the service begins to stop, so that no new traffic is sent to it. */
  draining: boolean;
}
