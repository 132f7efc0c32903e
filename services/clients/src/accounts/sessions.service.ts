import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import {
  indexSession,
  longestEnd,
  parseSession,
  SESSION_IDLE_SECONDS,
  SESSION_MAX_SECONDS,
  sessionHash,
  sessionIndexKey,
  sessionKey,
  type StoredSession,
} from '@yarrow/kit/sessions/browser-session';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import { REDIS } from '@yarrow/kit/database/redis';
import { clearedSessionCookies, csrfTokenFor, sessionCookies } from '@yarrow/kit/sessions/session-cookies';
import type { Redis } from 'ioredis';
import type { ClientsConfig } from '../config.js';
import type { User } from './user.entity.js';

/** A session as the browser holds it. */
export interface BrowserSession {
  /** `Set-Cookie` values. */
  cookies: string[];
  /** What writes send as `x-csrf-token`. */
  csrfToken: string;
}

/** A session of an account as Redis has it. */
export interface ListedSession {
  readonly hash: string;
  /** Absent in sessions that started before browsers were stored. */
  readonly browser: Browser | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
}

/** A session with the id by which its owner names it. */
export interface OwnSession extends ListedSession {
  readonly id: string;
  readonly current: boolean;
}

/** The browser that starts a session. */
export type Browser = NonNullable<StoredSession['browser']>;

/** SessionsService in Redis, shared with the gateway, which renews them (`@yarrow/kit/sessions/browser-session`). */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: ClientsConfig,
    private readonly clock: Clock,
  ) {}

  async start(user: User, browser: Browser): Promise<BrowserSession> {
    const token = newSecretToken(32);
    const hash = sessionHash(token);
    const session: StoredSession = {
      userId: user.id,
      kind: user.kind,
      practiceId: user.practiceId,
      ...(user.staff && { staff: true }),
      createdAt: this.clock.now().toISOString(),
      browser,
    };
    // The index first: a session that could not be found by its account could not be ended either.
    await indexSession(this.redis, user.id, hash);
    await this.redis.set(sessionKey(hash), JSON.stringify(session), 'EX', SESSION_IDLE_SECONDS);
    const csrfToken = csrfTokenFor(token, this.config.CSRF_SECRET);
    return { csrfToken, cookies: sessionCookies(this.config.PUBLIC_URL, token, csrfToken, SESSION_MAX_SECONDS) };
  }

  /** @param hash SHA-256 of the cookie, as the gateway sends it */
  async end(hash: string, userId: string): Promise<void> {
    await this.redis.multi().del(sessionKey(hash)).srem(sessionIndexKey(userId), hash).exec();
  }

  /** @param except hash of the session that stays */
  async endAll(userId: string, except?: string): Promise<void> {
    const hashes = (await this.redis.smembers(sessionIndexKey(userId))).filter((hash) => hash !== except);
    if (hashes.length === 0) return;
    // Not the index as a whole: a session that starts at this moment stays findable.
    await this.redis
      .multi()
      .del(...hashes.map(sessionKey))
      .srem(sessionIndexKey(userId), ...hashes)
      .exec();
  }

  /**
   * Everybody their own, the current one first.
   * @param currentHash of the session of the request
   */
  async listOwn(actor: Actor, currentHash: string | undefined): Promise<OwnSession[]> {
    requireUser(actor);
    const sessions = (await this.list(actor.userId)).map((session) => {
      return { ...session, id: publicId(session.hash), current: session.hash === currentHash };
    });
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  }

  /** Everybody their own; one that has ended, or is not theirs, is not there. */
  async endOwn(id: string, actor: Actor): Promise<void> {
    requireUser(actor);
    const session = (await this.list(actor.userId)).find(({ hash }) => publicId(hash) === id);
    if (session) await this.end(session.hash, actor.userId);
  }

  /**
   * Everybody their own.
   * @throws DomainError `not_found` where the current session is unknown
   */
  async endOthers(actor: Actor, currentHash: string | undefined): Promise<void> {
    requireUser(actor);
    if (!currentHash) throw new DomainError('not_found', 'Your session was not found. Please log in again.');
    await this.endAll(actor.userId, currentHash);
  }

  /** What has not ended, last used first. */
  async list(userId: string): Promise<ListedSession[]> {
    const now = this.clock.now().getTime();
    const hashes = await this.redis.smembers(sessionIndexKey(userId));
    const found = await Promise.all(hashes.map((hash) => this.find(hash, now)));
    const ended = hashes.filter((_, index) => found[index] === null);
    if (ended.length > 0) await this.redis.srem(sessionIndexKey(userId), ...ended);
    const live = found.filter((session) => session !== null);
    return live.sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  }

  private async find(hash: string, now: number): Promise<ListedSession | null> {
    const key = sessionKey(hash);
    // Sent together, over one connection.
    const [json, leftMs] = await Promise.all([this.redis.get(key), this.redis.pttl(key)]);
    if (json === null || leftMs < 0) return null;
    const session = parseSession(json);
    const endsAt = longestEnd(session);
    if (now >= endsAt) return null;
    // Each use restarts the idle time, so what is left of it shows when that was.
    const lastUsedAt = new Date(now - (SESSION_IDLE_SECONDS * 1000 - leftMs));
    const { browser, createdAt } = session;
    return { hash, browser, createdAt: new Date(createdAt), lastUsedAt, endsAt: new Date(endsAt) };
  }

  /** `Set-Cookie` values that make the browser forget. */
  clearedCookies(): string[] {
    return clearedSessionCookies(this.config.PUBLIC_URL);
  }
}

/** The hash is the name of the session in Redis, which must not leave the service. */
function publicId(hash: string): string {
  return createHash('sha256').update(`session id ${hash}`).digest('hex').slice(0, 32);
}
