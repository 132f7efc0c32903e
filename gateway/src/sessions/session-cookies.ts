import type { Clock } from '@yarrow/kit/clock';
import { longestEnd, type StoredSession } from '@yarrow/kit/sessions/browser-session';
import {
  BARE_COOKIES,
  clearedBareCookies,
  csrfTokenFor,
  sessionCookieNames,
  sessionCookies,
} from '@yarrow/kit/sessions/session-cookies';
import { readCookie } from './cookies.js';

/** The cookie that a request presents. */
export interface PresentedCookie {
  readonly token: string;
  /** Under the name of the time before the prefix. */
  readonly bare: boolean;
}

/**
 * Which cookie holds a session. On a site over TLS one without the prefix could have been planted by a neighbouring
 * host; such a cookie counts only for a session that began before the prefix came, and is given again under its new name.
 */
export class SessionCookies {
  constructor(
    private readonly publicUrl: string,
    private readonly csrfSecret: string,
    private readonly clock: Clock,
  ) {}

  read(header: string | undefined): PresentedCookie | undefined {
    const name = sessionCookieNames(this.publicUrl).session;
    const token = readCookie(header, name);
    if (token !== undefined) return { token, bare: false };
    const bare = name === BARE_COOKIES.session ? undefined : readCookie(header, BARE_COOKIES.session);
    return bare === undefined ? undefined : { token: bare, bare: true };
  }

  /** Whether this cookie may open this session. */
  fits({ bare }: PresentedCookie, session: StoredSession): boolean {
    return !bare || session.browser === undefined;
  }

  /** `Set-Cookie` values that move a session to the new names; none where it has them. */
  renamed({ token, bare }: PresentedCookie, session: StoredSession): string[] {
    if (!bare) return [];
    const secondsLeft = Math.max(0, Math.floor((longestEnd(session) - this.clock.now().getTime()) / 1000));
    return [
      ...sessionCookies(this.publicUrl, token, csrfTokenFor(token, this.csrfSecret), secondsLeft),
      ...clearedBareCookies(this.publicUrl),
    ];
  }
}
