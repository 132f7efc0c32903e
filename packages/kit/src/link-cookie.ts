/** Header in which the gateway tells the subgraph that set the cookie what is in it. */
export const OPENED_LINKS_HEADER = 'x-opened-links';

const NAME = 'yarrow_reviews';
const SECONDS = 30 * 86_400;
/** As many links as one person may have under way. */
const MOST = 8;
const SECRET = /^[\w-]{16,128}$/;

/** Name of the cookie that holds the secrets of the review links that a browser has opened. */
export function linkCookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${NAME}` : NAME;
}

/** `Set-Cookie` value. Scripts cannot read it, and no other site's page makes a browser send it. */
export function linkCookie(publicUrl: string, secrets: readonly string[]): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}${isSecure(publicUrl) ? '; Secure' : ''}`;
  return `${linkCookieName(publicUrl)}=${secrets.join('.')}; ${attributes}`;
}

/** The secrets in a cookie, the latest first; what is none of ours is left out. */
export function openedLinks(value: string | undefined): string[] {
  return (value ?? '').split('.', MOST).filter((secret) => SECRET.test(secret));
}

/** With one more in front. */
export function withOpenedLink(secrets: readonly string[], secret: string): string[] {
  return SECRET.test(secret) ? [secret, ...secrets.filter((other) => other !== secret)].slice(0, MOST) : [...secrets];
}

const isSecure = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';
