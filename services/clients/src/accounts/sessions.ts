import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { newSecretToken } from '@yarrow/kit/ids';
import { REDIS } from '@yarrow/kit/redis';
import type { Redis } from 'ioredis';
import type { ClientsConfig } from '../config.js';
import type { User } from './user.entity.js';

const LIFETIME_SECONDS = 30 * 24 * 3600;

/** A session as the browser holds it. */
export interface BrowserSession {
  /** `Set-Cookie` values. */
  cookies: string[];
  /** What writes send as `x-csrf-token`. */
  csrfToken: string;
}

/**
 * Sessions in Redis, shared with the gateway: `session:<sha256 of the cookie>` holds who it is, `user-sessions:<id>`
 * all hashes of one account. The cookie itself is stored nowhere.
 */
@Injectable()
export class Sessions {
  private readonly secure: string;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: ClientsConfig,
  ) {
    this.secure = new URL(config.PUBLIC_URL).protocol === 'https:' ? '; Secure' : '';
  }

  async start(user: User, now: Date): Promise<BrowserSession> {
    const token = newSecretToken(32);
    const hash = createHash('sha256').update(token).digest('hex');
    const session = {
      userId: user.id,
      kind: user.kind,
      practiceId: user.practiceId ?? undefined,
      createdAt: now.toISOString(),
    };
    await this.redis
      .multi()
      .set(`session:${hash}`, JSON.stringify(session), 'EX', LIFETIME_SECONDS)
      .sadd(`user-sessions:${user.id}`, hash)
      .expire(`user-sessions:${user.id}`, LIFETIME_SECONDS)
      .exec();
    const csrfToken = createHmac('sha256', this.config.CSRF_SECRET).update(token).digest('base64url');
    return { csrfToken, cookies: this.cookies(token, csrfToken, LIFETIME_SECONDS) };
  }

  /** @param hash SHA-256 of the cookie, as the gateway tells it */
  async end(hash: string, userId: string): Promise<void> {
    await this.redis.multi().del(`session:${hash}`).srem(`user-sessions:${userId}`, hash).exec();
  }

  async endAll(userId: string): Promise<void> {
    const hashes = await this.redis.smembers(`user-sessions:${userId}`);
    await this.redis.del(`user-sessions:${userId}`, ...hashes.map((hash) => `session:${hash}`));
  }

  /** `Set-Cookie` values that make the browser forget. */
  clearedCookies(): string[] {
    return this.cookies('', '', 0);
  }

  private cookies(token: string, csrfToken: string, maxAge: number): string[] {
    const attributes = `Path=/; SameSite=Lax; Max-Age=${maxAge}${this.secure}`;
    return [`yarrow_session=${token}; HttpOnly; ${attributes}`, `yarrow_csrf=${csrfToken}; ${attributes}`];
  }
}
