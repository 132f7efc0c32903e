import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const CONNECT_TIMEOUT_MS = 2000;
const LONGEST_RETRY_MS = 1000;

/**
 * Commands fail at once while Redis is away, so that no request waits for it; the connection comes back by itself.
 * @param timeoutMs longest that a command may take
 */
export function connectRedis(url: string, timeoutMs: number, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_MS),
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis unreachable'));
  return redis;
}
