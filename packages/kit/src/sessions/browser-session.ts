import type { Redis } from 'ioredis';
import { z } from 'zod';
import { hashToken } from '../security/hash-token.js';

const DAY_SECONDS = 24 * 3600;
/** A session ends this long after it was last used … */
export const SESSION_IDLE_SECONDS = 30 * DAY_SECONDS;
/** … and this long after it began, however often it is used. */
export const SESSION_MAX_SECONDS = 90 * DAY_SECONDS;

const stored = z.object({
  userId: z.string().min(1),
  kind: z.enum(['client', 'pro']),
  practiceId: z.string().min(1).nullish(),
  /** Of those who run the platform. */
  staff: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  /** What began it; absent in sessions that are older than the index below and the prefixed cookies. */
  browser: z.object({ userAgent: z.string(), ip: z.string() }).optional(),
});

/**
 * A session as Redis has it under `session:<hash>`. The clients service begins and ends sessions, the gateway reads
 * them on every request; the cookie itself is stored nowhere.
 */
export type StoredSession = z.infer<typeof stored>;

/** SHA-256 of a session's cookie, hex: its name in Redis. */
export function sessionHash(cookie: string): string {
  return hashToken(cookie).toString('hex');
}

export const sessionKey = (hash: string): string => `session:${hash}`;

/** The set of the hashes of one account's sessions. */
export const sessionIndexKey = (userId: string): string => `user-sessions:${userId}`;

export function parseSession(json: string): StoredSession {
  return stored.parse(JSON.parse(json));
}

/** When a session ends however often it is used, epoch milliseconds. */
export function longestEnd({ createdAt }: StoredSession): number {
  return Date.parse(createdAt) + SESSION_MAX_SECONDS * 1000;
}

/** Finds a session that has not ended, and restarts its idle time: its time to live shows when it was last used. */
export async function renewSession(redis: Redis, hash: string, now: Date): Promise<StoredSession | undefined> {
  const json = await redis.getex(sessionKey(hash), 'EX', SESSION_IDLE_SECONDS);
  if (json === null) return undefined;
  const session = parseSession(json);
  if (now.getTime() >= longestEnd(session)) {
    await redis.del(sessionKey(hash));
    return undefined;
  }
  if (!session.browser) await indexSession(redis, session.userId, hash);
  return session;
}

/** Whether a session is still valid. The check does not renew its idle time. */
export async function sessionStands(redis: Redis, hash: string, now: Date): Promise<boolean> {
  const json = await redis.get(sessionKey(hash));
  return json !== null && now.getTime() < longestEnd(parseSession(json));
}

/** Makes a session one that ends with all others of its account. No session outlives the index: each renews it whole. */
export async function indexSession(redis: Redis, userId: string, hash: string): Promise<void> {
  const index = sessionIndexKey(userId);
  await redis.multi().sadd(index, hash).expire(index, SESSION_MAX_SECONDS).exec();
}
