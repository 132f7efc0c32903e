import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const MAX_HOPS = 10;

/** Addresses and CIDR ranges of proxies, or whether the proxy that is so many hops away (0: the connection's) is one. */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

/**
 * Variable that says whose `x-forwarded-for` is believed, in the form that Fastify takes: addresses and CIDR ranges separated
 * by commas, or how many proxies of ours stand in front of the server. Both are counted from the right: what a visitor
 * writes stands on the left. `true` is refused: it believes what the visitor writes.
 * @param fallback used if the variable is not set; `0` trusts no proxy
 */
export function trustedProxies(fallback: string) {
  return z
    .string()
    .default(fallback)
    .transform((text, context): TrustedProxies => {
      if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return (_address, hop) => hop < Number(text);
      const proxies = text.split(',').map((entry) => entry.trim());
      // A bare number is an address of IPv4, too.
      const isProxy = (proxy: string) => /\D/.test(proxy) && (ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy));
      if (proxies.every(isProxy)) return proxies;
      context.addIssue(`needs addresses or CIDR ranges of proxies, or their number, at most ${MAX_HOPS}`);
      return z.NEVER;
    });
}
