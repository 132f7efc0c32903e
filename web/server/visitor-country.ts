import type { IncomingHttpHeaders } from 'node:http';

/** What proxies write where they do not know: Cloudflare, and the codes that ISO 3166 keeps for it. `T1` (Tor) is no code. */
const UNKNOWN = ['XX', 'ZZ'];

/**
 * The country that the proxy in front found for the visitor's address: a code of the shape of ISO 3166-1 alpha-2, in
 * capitals. Whether it can be chosen is for the field to say.
 * @param header its name, lower-case; undefined where no proxy writes one
 * @returns undefined where it is not known
 */
export function visitorCountry(headers: IncomingHttpHeaders, header: string | undefined): string | undefined {
  const value = header && headers[header];
  if (typeof value !== 'string' || !/^[a-z]{2}$/i.test(value)) return undefined;
  const code = value.toUpperCase();
  return UNKNOWN.includes(code) ? undefined : code;
}
