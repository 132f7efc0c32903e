import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** Sessions end this long after they were last used. */
const SESSION_SECONDS = 30 * 24 * 3600;

const storedSession = z.object({
  userId: z.string().min(1),
  kind: z.enum(['client', 'pro']),
  practiceId: z.string().min(1).nullish(),
});

export type Session = z.infer<typeof storedSession>;

export class SessionsUnavailableError extends Error {}

/** Reads what the clients service stores. Nothing is remembered here, so that a logout holds at once everywhere. */
export class Sessions {
  constructor(private readonly redis: Redis) {}

  /**
   * Finds a session and begins its 30 days anew.
   * @param hash sha256 in hex of the session's token
   * @throws SessionsUnavailableError when Redis cannot be asked
   */
  async find(hash: string): Promise<Session | undefined> {
    let stored: string | null;
    try {
      stored = await this.redis.getex(`session:${hash}`, 'EX', SESSION_SECONDS);
    } catch (cause) {
      throw new SessionsUnavailableError('Sessions cannot be read.', { cause });
    }
    return stored === null ? undefined : storedSession.parse(JSON.parse(stored));
  }
}

export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
