import type { Clock } from '@yarrow/kit/clock';
import { renewSession, type StoredSession } from '@yarrow/kit/sessions/browser-session';
import type { Redis } from 'ioredis';

export class SessionsUnavailableError extends Error {}

/** Reads what the clients service stores. Nothing is remembered here, so that a logout holds at once everywhere. */
export class Sessions {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds a session and begins its idle time anew.
   * @param hash sha256 in hex of the session's token
   * @throws SessionsUnavailableError when Redis cannot be asked
   */
  async find(hash: string): Promise<StoredSession | undefined> {
    try {
      return await renewSession(this.redis, hash, this.clock.now());
    } catch (cause) {
      throw new SessionsUnavailableError('Sessions cannot be read.', { cause });
    }
  }
}
