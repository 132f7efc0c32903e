import { createHmac } from 'node:crypto';

/** The cookies of a browser's session. */
export interface SessionCookieNames {
  /** The secret itself, which scripts cannot read. */
  readonly session: string;
  /** What writes repeat as `x-csrf-token`. */
  readonly csrf: string;
}

/** Of sites without TLS, and of every site before the prefix came. */
export const BARE_COOKIES: SessionCookieNames = { session: 'yarrow_session', csrf: 'yarrow_csrf' };
/** Browsers take a name with this prefix only from the host itself, over TLS (RFC 6265bis §4.1.3.2). */
const PREFIX = '__Host-';
const HOST_COOKIES: SessionCookieNames = {
  session: PREFIX + BARE_COOKIES.session,
  csrf: PREFIX + BARE_COOKIES.csrf,
};

/** @param publicUrl root of the site as people see it: over TLS cookies are `Secure` and prefixed, else they cannot be */
export function sessionCookieNames(publicUrl: string): SessionCookieNames {
  return isSecure(publicUrl) ? HOST_COOKIES : BARE_COOKIES;
}

/** `Set-Cookie` values that begin a session, or give its cookies again. */
export function sessionCookies(publicUrl: string, token: string, csrfToken: string, maxAgeSeconds: number): string[] {
  return cookies(sessionCookieNames(publicUrl), publicUrl, [token, csrfToken], maxAgeSeconds);
}

/** `Set-Cookie` values that make a browser forget its session. */
export function clearedSessionCookies(publicUrl: string): string[] {
  return [...cookies(sessionCookieNames(publicUrl), publicUrl, ['', ''], 0), ...clearedBareCookies(publicUrl)];
}

/** `Set-Cookie` values that remove what a site over TLS set before the prefix came. */
export function clearedBareCookies(publicUrl: string): string[] {
  return isSecure(publicUrl) ? cookies(BARE_COOKIES, publicUrl, ['', ''], 0) : [];
}

/** What the CSRF cookie of a session holds: HMAC-SHA256 of the session's own cookie. */
export function csrfTokenFor(sessionToken: string, secret: string): string {
  return createHmac('sha256', secret).update(sessionToken).digest('base64url');
}

function cookies(
  names: SessionCookieNames,
  publicUrl: string,
  [token, csrfToken]: readonly [string, string],
  maxAgeSeconds: number,
): string[] {
  const attributes = `Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure(publicUrl) ? '; Secure' : ''}`;
  return [`${names.session}=${token}; HttpOnly; ${attributes}`, `${names.csrf}=${csrfToken}; ${attributes}`];
}

const isSecure = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';
