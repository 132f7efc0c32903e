import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Injection token of the ioredis client; usable when the configuration has REDIS_URL. */
export const REDIS = Symbol('REDIS');

/** A client that keeps reconnecting, and answers at once with an error while Redis is away. */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}
