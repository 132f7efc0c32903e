import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor, ActorSigner } from '@yarrow/kit/actor';
import { RequestError } from '../operations/request-error.js';
import { readCookie, SESSION_COOKIE } from './cookies.js';
import { sessionHash, SessionsUnavailableError, type Session, type Sessions } from './sessions.js';

export interface Authenticated {
  /** `Bearer` with the signed actor. */
  readonly authorization: string;
  readonly sessionToken: string | undefined;
  readonly sessionHash: string | undefined;
  /** A session was presented and could not be looked up: the caller is anonymous until Redis is back. */
  readonly degraded: boolean;
}

/** Turns the session cookie of a request into the signed token that subgraphs trust. */
export class Authentication {
  constructor(
    private readonly sessions: Sessions,
    private readonly signer: ActorSigner,
    private readonly logger: Logger,
  ) {}

  async authenticate(request: FastifyRequest): Promise<Authenticated> {
    const token = readCookie(request.headers.cookie, SESSION_COOKIE);
    if (token === undefined) return this.visitor(request);
    const hash = sessionHash(token);
    try {
      return await this.signed(request, await this.sessions.find(hash), { token, hash, degraded: false });
    } catch (error) {
      if (!(error instanceof SessionsUnavailableError)) throw error;
      this.logger.warn({ err: error.cause, requestId: request.id }, 'sessions unavailable, answering as to a visitor');
      return this.signed(request, undefined, { token, hash, degraded: true });
    }
  }

  /** For routes on which no session counts. */
  async visitor(request: FastifyRequest): Promise<Authenticated> {
    return this.signed(request, undefined, { degraded: false });
  }

  private async signed(
    request: FastifyRequest,
    session: Session | undefined,
    cookie: { token?: string; hash?: string; degraded: boolean },
  ): Promise<Authenticated> {
    const actor: Actor = session
      ? { kind: session.kind, userId: session.userId, practiceId: session.practiceId ?? undefined, ip: request.ip }
      : { kind: 'anonymous', ip: request.ip };
    return {
      authorization: `Bearer ${await this.signer.sign(actor)}`,
      sessionToken: cookie.token,
      sessionHash: cookie.hash,
      degraded: cookie.degraded,
    };
  }
}

/** @throws RequestError 503: a write must not be recorded as a visitor's when its author has a session */
export function refuseDegradedWrite({ degraded }: Authenticated): void {
  if (!degraded) return;
  throw new RequestError(503, {
    code: 'SESSIONS_UNAVAILABLE',
    message: 'Your session cannot be checked at the moment. Nothing was changed; please try again shortly.',
  });
}
