const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Whether the server keeps a link to it (`sanitizeRichText` of the catalog service). */
export function isLinkAddress(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && SCHEMES.includes(url.protocol) && url.pathname !== '';
}

/** Hosts, also with a port and a path: `example.com/prices`. */
const HOST = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/;
const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?(?=(\D*\d){7})[\d\s().-]{7,20}$/;

/**
 * What people type as the address of a link, made whole: a site, an e-mail address or a telephone number.
 * @returns undefined for what is none of them
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const href = HOST.test(text) ? `https://${text}` : text;
  return isLinkAddress(href) && !/\s/.test(href) ? href : undefined;
}
