import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor, ActorSigner } from '@yarrow/kit/actor';
import { sessionHash, type StoredSession } from '@yarrow/kit/sessions/browser-session';
import { RequestError } from '../errors/request-error.js';
import type { PresentedCookie, SessionCookies } from './session-cookies.js';
import { SessionsUnavailableError, type Sessions } from './sessions.js';

export interface Authenticated {
  /** `Bearer` with the signed actor. */
  readonly authorization: string;
  readonly sessionToken: string | undefined;
  readonly sessionHash: string | undefined;
  /** A session was presented and could not be looked up: the caller is anonymous until Redis is back. */
  readonly degraded: boolean;
  /** `Set-Cookie` values for the browser. */
  readonly setCookies: readonly string[];
}

/** A session that stands, and its name in Redis. */
export interface FoundSession {
  readonly hash: string;
  readonly session: StoredSession;
}

/** Turns the session cookie of a request into the signed token that subgraphs trust. */
export class Authentication {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
    private readonly signer: ActorSigner,
    private readonly logger: Logger,
  ) {}

  async authenticate(request: FastifyRequest): Promise<Authenticated> {
    const cookie = this.cookies.read(request.headers.cookie);
    if (cookie === undefined) return this.visitor(request);
    try {
      const session = await this.sessions.find(sessionHash(cookie.token));
      if (session && !this.cookies.fits(cookie, session)) return await this.visitor(request);
      return await this.signed(request, session, { cookie });
    } catch (error) {
      if (!(error instanceof SessionsUnavailableError)) throw error;
      this.logger.warn({ err: error.cause, requestId: request.id }, 'sessions unavailable, answering as to a visitor');
      return this.signed(request, undefined, { cookie, degraded: true });
    }
  }

  /**
   * The session itself, for what the gateway answers by its own.
   * @throws SessionsUnavailableError when Redis cannot be asked
   */
  async findSession({ headers }: FastifyRequest): Promise<FoundSession | undefined> {
    const cookie = this.cookies.read(headers.cookie);
    if (cookie === undefined) return undefined;
    const hash = sessionHash(cookie.token);
    const session = await this.sessions.find(hash);
    return session && this.cookies.fits(cookie, session) ? { hash, session } : undefined;
  }

  /** For routes on which no session counts. */
  async visitor(request: FastifyRequest): Promise<Authenticated> {
    return this.signed(request, undefined, {});
  }

  private async signed(
    request: FastifyRequest,
    session: StoredSession | undefined,
    { cookie, degraded = false }: { cookie?: PresentedCookie; degraded?: boolean },
  ): Promise<Authenticated> {
    const actor: Actor = session ? actorOf(session, request.ip) : { kind: 'anonymous', ip: request.ip };
    return {
      authorization: `Bearer ${await this.signer.sign(actor)}`,
      sessionToken: cookie?.token,
      sessionHash: cookie && sessionHash(cookie.token),
      degraded,
      setCookies: cookie && session ? this.cookies.renamed(cookie, session) : [],
    };
  }
}

function actorOf({ kind, userId, practiceId, staff }: StoredSession, ip: string): Actor {
  return { kind, userId, ip, ...(practiceId && { practiceId }), ...(staff && { staff }) };
}

/** @throws RequestError 503: a write must not be recorded as a visitor's when its author has a session */
export function refuseDegradedWrite({ degraded }: Authenticated): void {
  if (!degraded) return;
  throw new RequestError(503, {
    code: 'SESSIONS_UNAVAILABLE',
    message: 'Your session cannot be checked at the moment. Nothing was changed; please try again shortly.',
  });
}
