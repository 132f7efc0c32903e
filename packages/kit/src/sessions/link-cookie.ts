/** Header in which the gateway forwards the cookie of opened links to a subgraph that issues such links. */
export const OPENED_LINKS_HEADER = 'x-opened-links';

/** What the links lead to: the flow and pages of reviews, or the pages of visits. Each has a cookie of its own. */
export type LinkKind = 'reviews' | 'visits';

const SECONDS = 30 * 86_400;
/** As many links as one person may have under way. */
const MOST = 8;
const SECRET = /^[\w-]{16,128}$/;

/** Name of the cookie that holds the secrets of the links that a browser has opened. */
export function linkCookieName(publicUrl: string, kind: LinkKind): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}yarrow_${kind}`;
}

/** `Set-Cookie` value. Scripts cannot read it, and no other site's page makes a browser send it. */
export function linkCookie(publicUrl: string, kind: LinkKind, secrets: readonly string[]): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}${isSecure(publicUrl) ? '; Secure' : ''}`;
  return `${linkCookieName(publicUrl, kind)}=${secrets.join('.')}; ${attributes}`;
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
