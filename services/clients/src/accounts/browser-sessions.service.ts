import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { Sessions, type ListedSession } from './sessions.js';

/** A session with the id by which its owner names it. */
export interface OwnSession extends ListedSession {
  readonly id: string;
  readonly current: boolean;
}

/** Where somebody is logged in. */
@Injectable()
export class BrowserSessionsService {
  constructor(private readonly sessions: Sessions) {}

  /**
   * Everybody their own.
   * @param currentHash of the session that asks
   */
  async list(actor: Actor, currentHash: string | undefined): Promise<OwnSession[]> {
    requireUser(actor);
    const sessions = (await this.sessions.list(actor.userId)).map((session) => {
      return { ...session, id: publicId(session.hash), current: session.hash === currentHash };
    });
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  }

  /** Everybody their own; one that has ended, or is not theirs, is not there. */
  async end(id: string, actor: Actor): Promise<void> {
    requireUser(actor);
    const session = (await this.sessions.list(actor.userId)).find(({ hash }) => publicId(hash) === id);
    if (session) await this.sessions.end(session.hash, actor.userId);
  }

  /**
   * Everybody their own.
   * @throws DomainError `not_found` where it is not known which session asks
   */
  async endOthers(actor: Actor, currentHash: string | undefined): Promise<void> {
    requireUser(actor);
    if (!currentHash) throw new DomainError('not_found', 'Your session was not found. Please log in again.');
    await this.sessions.endAll(actor.userId, currentHash);
  }
}

/** The hash is the name of the session in Redis; what is told of it must not be. */
function publicId(hash: string): string {
  return createHash('sha256').update(`session id ${hash}`).digest('hex').slice(0, 32);
}
