import { Inject, Injectable } from '@nestjs/common';
import { newSecretToken } from '@yarrow/kit/ids';
import { REDIS } from '@yarrow/kit/database/redis';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { Redis } from 'ioredis';

const LIFETIME_SECONDS = 600;
/** Wrong answers to one challenge; another one takes the password again. */
export const MAX_ANSWERS = 5;

/** A login whose password was correct and whose second factor is still required. */
export interface LoginChallenge {
  readonly userId: string;
  readonly email: string;
  /** Of the password that was typed: one that is replaced meanwhile opens nothing. */
  readonly passwordHash: string;
  /** What the answer of a passkey must hold; null without any. */
  readonly passkeyChallenge: string | null;
}

/** Challenges in Redis; only the hash of what opens them is kept. */
@Injectable()
export class LoginChallengesService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @returns what the browser sends with its answer */
  async add(challenge: LoginChallenge): Promise<string> {
    const token = newSecretToken(32);
    await this.redis.set(keyOf(token), JSON.stringify(challenge), 'EX', LIFETIME_SECONDS);
    return token;
  }

  /** Counts an answer before it is looked at. Null for a challenge that is over, or was answered too often. */
  async answer(token: string): Promise<LoginChallenge | null> {
    const key = keyOf(token);
    const answers = await this.redis.incr(`${key}:answers`);
    if (answers === 1) await this.redis.expire(`${key}:answers`, LIFETIME_SECONDS);
    const json = await this.redis.get(key);
    if (answers > MAX_ANSWERS || json === null) {
      await this.redis.del(key);
      return null;
    }
    return JSON.parse(json) as LoginChallenge;
  }

  /** @returns false if it had ended before */
  async end(token: string): Promise<boolean> {
    return (await this.redis.del(keyOf(token))) === 1;
  }
}

const keyOf = (token: string): string => `login-challenge:${hashToken(token).toString('hex')}`;
