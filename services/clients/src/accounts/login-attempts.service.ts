import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '@yarrow/kit/rate-limits/network-of';
import { RateLimitedError } from '@yarrow/kit/rate-limits/rate-limits.service';
import { REDIS } from '@yarrow/kit/database/redis';
import type { Redis } from 'ioredis';

/** Attempts on one account from one address before it has to wait between them … */
const FREE_ATTEMPTS = 10;
/** … and while the account is guessed at from everywhere. The first is always looked at: it may be its owner's. */
const FREE_ATTEMPTS_UNDER_ATTACK = 1;
/** Failures on one account in an hour, from all addresses, that count as such an attack. */
const ATTACK_FAILURES = 50;
const ATTACK_SECONDS = 3600;
/** The wait after an attempt; each is twice as long as the one before. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 15 * 60_000;
/** Attempts are forgotten when there was none for so long. */
const MEMORY_MS = 24 * 3_600_000;

/** What one network may try at one account without waiting. */
export const FAILED_LOGINS = { name: 'login-attempts', points: FREE_ATTEMPTS, perSeconds: MEMORY_MS / 1000 };

/**
 * Lets an attempt through and counts it, or returns how many milliseconds to wait.
 * KEYS: attempts and wait of the account from this address, failures of the account.
 */
const START = `
  local left = redis.call('PTTL', KEYS[2])
  if left > 0 then return left end
  local attempts = redis.call('INCR', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
  local failures = tonumber(redis.call('GET', KEYS[3]) or '0')
  local free = tonumber(failures >= tonumber(ARGV[3]) and ARGV[2] or ARGV[1])
  if attempts >= free then
    local wait = math.min(tonumber(ARGV[4]) * 2 ^ math.min(attempts - free, 20), tonumber(ARGV[5]))
    redis.call('SET', KEYS[2], '', 'PX', string.format('%d', wait))
  end
  if redis.call('INCR', KEYS[3]) == 1 then redis.call('EXPIRE', KEYS[3], ARGV[7]) end
  return 0`;

/** Resets the counts after a successful login. KEYS as above. */
const SUCCEED = `
  redis.call('DEL', KEYS[1], KEYS[2])
  if redis.call('EXISTS', KEYS[3]) == 1 then redis.call('DECR', KEYS[3]) end`;

/**
 * Slows down guessing of passwords. Counted by account and address together, so that the owner cannot be locked out;
 * an account that is guessed at from many addresses leaves each of them fewer free attempts.
 */
@Injectable()
export class LoginAttemptsService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Counts an attempt as failed until it is known that it is not.
   * @throws RateLimitedError where this address has to wait
   */
  async start(email: string, ip: string): Promise<void> {
    const waitMs = (await this.redis.eval(
      START,
      3,
      ...this.keysOf(email, ip),
      FREE_ATTEMPTS,
      FREE_ATTEMPTS_UNDER_ATTACK,
      ATTACK_FAILURES,
      FIRST_WAIT_MS,
      MAX_WAIT_MS,
      MEMORY_MS,
      ATTACK_SECONDS,
    )) as number;
    if (waitMs > 0) throw new RateLimitedError(Math.ceil(waitMs / 1000));
  }

  async succeed(email: string, ip: string): Promise<void> {
    await this.redis.eval(SUCCEED, 3, ...this.keysOf(email, ip));
  }

  /** Addresses of people are nothing to keep in names of keys. */
  private keysOf(email: string, ip: string): [string, string, string] {
    const account = digestOf(email);
    const pair = digestOf(`${email} ${networkOf(ip)}`);
    return [`login-attempts:${pair}`, `login-wait:${pair}`, `login-failures:${account}`];
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
