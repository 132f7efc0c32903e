import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from './domain-error.js';
import { REDIS } from './redis.js';

export interface RateLimit {
  /** How many are allowed … */
  readonly points: number;
  /** … in this many seconds, counted from the first. */
  readonly perSeconds: number;
}

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

/** Counts attempts in Redis, so that all replicas count together. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(@Inject(REDIS) private readonly redis: Redis | undefined) {}

  /**
   * Counts one attempt.
   * @param key what is limited and whose, such as `login:203.0.113.7`
   * @throws DomainError `rate_limited` when there were too many
   */
  async consume(key: string, limit: RateLimit): Promise<void> {
    try {
      await this.limiterOf(limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('rate_limited', 'Too many attempts. Please try again in a few minutes.');
    }
  }

  private limiterOf({ points, perSeconds }: RateLimit): RateLimiterRedis {
    if (!this.redis) throw new Error('Rate limits need REDIS_URL.');
    const name = `${points}/${perSeconds}`;
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: `rate:${name}`,
        points,
        duration: perSeconds,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}
