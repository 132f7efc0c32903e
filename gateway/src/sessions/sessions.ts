import type { Clock } from '@yarrow/kit/clock';
import { renewSession, sessionStands, type StoredSession } from '@yarrow/kit/sessions/browser-session';
import type { Redis } from 'ioredis';

export class SessionsUnavailableError extends Error {}

/** Reads what the clients service stores. Nothing is remembered here, so that a logout holds at once everywhere. */
export class Sessions {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds a session and restarts its idle time.
   * @param hash sha256 in hex of the session's token
   * @throws SessionsUnavailableError when Redis cannot be asked
   */
  async find(hash: string): Promise<StoredSession | undefined> {
    return ask(() => renewSession(this.redis, hash, this.clock.now()));
  }

  /**
   * Whether a session that was found before has not ended since. What stays open and asks by itself does not keep a session
   * from idling.
   * @throws SessionsUnavailableError when Redis cannot be asked
   */
  async stands(hash: string): Promise<boolean> {
    return ask(() => sessionStands(this.redis, hash, this.clock.now()));
  }
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw new SessionsUnavailableError('Sessions cannot be read.', { cause });
  }
}
