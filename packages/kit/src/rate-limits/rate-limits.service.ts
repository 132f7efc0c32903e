import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../config.js';
import { DomainError } from '../domain-error.js';
import { REDIS } from '../database/redis.js';
import type { Limit } from './rate-limit.js';

/** There were too many attempts; `retryAfterSeconds` says when the next may come. */
export class RateLimitedError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super('rate_limited', `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`);
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Often a mail address, a phone or an IP address: none of them stands in the name of a key. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts attempts in Redis, so that all replicas count together. */
@Injectable()
export class RateLimitsService {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(CONFIG) private readonly config: Readonly<Record<string, unknown>>,
  ) {}

  /**
   * Counts an attempt.
   * @param key whose it is, such as an address or an id
   * @param points how many it counts as
   * @throws DomainError `rate_limited` when there were too many
   */
  async consume(limit: Limit, key: string, points = 1): Promise<void> {
    try {
      await this.limiterOf(limit).consume(digestOf(`${limit.name}:${key}`), points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('rate_limited', 'Too many attempts. Please try again in a few minutes.');
    }
  }

  private limiterOf(limit: Limit): RateLimiterRedis {
    if (!this.redis) throw new Error('Rate limits need REDIS_URL.');
    const points = this.pointsOf(limit);
    const size = `${points}/${limit.perSeconds}`;
    let limiter = this.limiters.get(size);
    if (!limiter) {
      limiter = new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: `rate:${size}`,
        points,
        duration: limit.perSeconds,
      });
      this.limiters.set(size, limiter);
    }
    return limiter;
  }

  private pointsOf({ points }: Limit): number {
    const number = typeof points === 'number' ? points : this.config[points];
    if (typeof number !== 'number') throw new Error(`${points} is no number of the service's configuration.`);
    return number;
  }
}
