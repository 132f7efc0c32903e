import type { IncomingHttpHeaders } from 'node:http';
import { parseCountry } from '@yarrow/kit/countries';

/**
 * The country that the proxy in front found for the visitor's address (ISO 3166-1 alpha-2), in capitals.
 * @param header its name, lower-case; undefined where no proxy writes one
 * @returns undefined where it is not known; proxies write `XX` or `T1` (Tor) then
 */
export function visitorCountry(headers: IncomingHttpHeaders, header: string | undefined): string | undefined {
  const value = header && headers[header];
  if (typeof value !== 'string') return undefined;
  try {
    return parseCountry(value, 'country');
  } catch {
    return undefined;
  }
}
