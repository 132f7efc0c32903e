import { isIP } from 'node:net';

/** Whose website a host is: by a domain of the practice's own, or by the practice's slug. */
export type SiteKey = { domain: string; slug?: undefined } | { slug: string; domain?: undefined };

/** Names within a cluster or a machine. */
const INTERNAL = /^(?:[^.]+|.*\.(?:local|internal|svc))$/;

/**
 * Undefined for a host that is the platform's.
 * @param hostname as the browser asked for it, without a port
 * @param publicUrl root of the platform
 * @param sitesHost host below which practices have theirs
 */
export function siteKeyOf(hostname: string, publicUrl: string, sitesHost: string | undefined): SiteKey | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (!sitesHost || isIP(host.replace(/^\[|\]$/g, '')) || host === sitesHost) return undefined;
  if (host === new URL(publicUrl).hostname || INTERNAL.test(host)) return undefined;
  if (!host.endsWith(`.${sitesHost}`)) return { domain: host };
  const slug = host.slice(0, -sitesHost.length - 1);
  return slug.includes('.') ? undefined : { slug };
}
