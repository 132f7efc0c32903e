import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { contentSecurityPolicy, securityHeaders } from './security-headers.js';

const policyWith = (env: NodeJS.ProcessEnv) => securityHeaders(readConfig(env))['content-security-policy'] ?? '';

describe('the content security policy', () => {
  it('allows the messenger of support chat where there is one, and nothing of it elsewhere', () => {
    const policy = policyWith({ SUPPORT_CHAT_APP_ID: 'app-1' });
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/widget\.intercom\.io/);
    expect(policy).toMatch(/connect-src 'self' [^;]*wss:\/\/nexus-websocket-a\.intercom\.io/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policyWith({})).not.toMatch(/intercom|unsafe/);
  });

  it('allows no provider while the sandbox stands in for all', () => {
    const policy = policyWith({
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_API_BASE: 'http://localhost:1/stripe',
      SQUARE_APPLICATION_ID: 'sandbox-x',
      SQUARE_API_BASE: 'http://localhost:1/square',
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_BROWSER_BASE: 'http://localhost:1/paypal',
    });
    expect(policy).not.toMatch(/stripe\.com|squarecdn|paypal|unsafe/);
    expect(policy).toContain("frame-src 'none'");
  });

  it('allows the scripts of each provider with its live keys, and no other’s', () => {
    const square = policyWith({ SQUARE_APPLICATION_ID: 'sq0idp-live' });
    expect(square).toContain("script-src 'self' https://web.squarecdn.com;");
    expect(square).not.toMatch(/stripe\.com|paypal/);
    expect(policyWith({ SQUARE_APPLICATION_ID: 'sandbox-sq0idb' })).toContain('https://sandbox.web.squarecdn.com');
    const paypal = policyWith({ PAYPAL_CLIENT_ID: 'live' });
    expect(paypal).toContain("script-src 'self' https://www.paypal.com https://www.paypalobjects.com;");
    expect(paypal).not.toMatch(/script-src[^;]*unsafe/);
    expect(policyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_live' })).toContain('frame-src https://js.stripe.com');
  });

  it.each([
    [{}, "style-src 'self' 'sha256-x';"],
    // Browsers ignore 'unsafe-inline' in a directive that has a hash.
    [{ PAYPAL_CLIENT_ID: 'live' }, "style-src 'self' 'unsafe-inline';"],
    [{ PAYPAL_CLIENT_ID: 'live', SUPPORT_CHAT_APP_ID: 'app-1' }, "style-src 'self' 'unsafe-inline';"],
  ])('of a rendered page with %j has %s', (env, directive) => {
    const policy = contentSecurityPolicy(readConfig(env), { styles: ["'sha256-x'"] });
    expect(policy).toContain(directive);
  });
});
