import { createHash } from 'node:crypto';
import type { WebConfig } from './config.js';
import { domainWidgetOrigins } from './domain-widget-origins.js';
import { supportChatOrigins } from './support-chat-origins.js';

/**
 * The headers of every answer of this server. Of inline scripts and styles only those run of which a page names the hash:
 * one script, which the build puts into every page, and the styles of that page. Structured data is a data block, which
 * browsers never execute.
 */
export function securityHeaders(config: WebConfig): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    // Some of our URLs contain secrets: not even our own servers receive a full URL as a referrer.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Of a page's inline elements, as `inlineHash` makes them. */
export interface InlineHashes {
  scripts?: readonly string[];
  styles?: readonly string[];
}

export function contentSecurityPolicy(
  { payments, mediaOrigins, mapOrigins, analytics, supportChat, domainWidget }: WebConfig,
  { scripts = [], styles = [] }: InlineHashes = {},
): string {
  const analyticsOrigins = analytics ? [new URL(analytics.url).origin] : [];
  const chat = supportChatOrigins(supportChat);
  const widget = domainWidgetOrigins(domainWidget?.scriptUrl);
  const frames = [...payments.frame, ...chat.frame, ...widget];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...payments.script, ...chat.script, ...widget],
    'style-src': ["'self'", ...styleSources(styles, [...payments.style, ...chat.style])],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...mapOrigins, ...payments.image, ...chat.image],
    'media-src': ["'self'", 'blob:', ...mediaOrigins, ...chat.media],
    'font-src': ["'self'", ...payments.font, ...chat.font],
    // The map's worker is a file of ours; nothing makes one from text.
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...payments.connect,
      ...mediaOrigins,
      ...mapOrigins,
      ...analyticsOrigins,
      ...chat.connect,
      ...widget,
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Browsers ignore `'unsafe-inline'` in a directive that also has a hash (CSP 3, section 6.7.3.2). If a provider's script adds style
 * elements and needs it, the hashes are left out: `'unsafe-inline'` allows the styles of the page too.
 */
function styleSources(hashes: readonly string[], others: readonly string[]): string[] {
  return [...new Set(others.includes("'unsafe-inline'") ? others : [...hashes, ...others])];
}

/** A hash of an inline element's text, as the policy wants it. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of the scripts that stand in a page of the build; data blocks and files have attributes. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => inlineHash(text));
}
