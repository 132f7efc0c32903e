import type { WebConfig } from './config.js';

/**
 * The headers of every answer of this server. No inline script runs: the build has none, and the
 * structured data in the first HTML is a data block, which browsers never execute. Inline styles are those of which a page
 * names the hash.
 */
export function securityHeaders(config: WebConfig): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    // Some of our addresses are secrets: not even our own servers are told the whole of one by the way.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** @param styles hashes of the page's inline style elements, in quotes */
export function contentSecurityPolicy(
  { payments, mediaOrigins, mapOrigins, analytics }: WebConfig,
  styles: readonly string[] = [],
): string {
  const analyticsOrigins = analytics ? [new URL(analytics.url).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...payments.script],
    'style-src': ["'self'", ...styles, ...payments.style],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...mapOrigins, ...payments.image],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    'font-src': ["'self'", ...payments.font],
    // The map's worker is a file of ours; nothing makes one from text.
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...payments.connect, ...mediaOrigins, ...mapOrigins, ...analyticsOrigins],
    'frame-src': payments.frame.length > 0 ? payments.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
