import type { FastifyRequest } from 'fastify';
import { StripeProblem } from './stripe-errors.js';

export interface StripeKeys {
  secretKey: string;
  /** Any `pk_test_…` is accepted where none is named. */
  publishableKey?: string;
}

export type KeyKind = 'publishable' | 'secret';

/**
 * The kind of key that a request carries, as bearer token, as basic user or, from browsers, as parameter `key`.
 * @throws StripeProblem 401
 */
export function keyKind(request: FastifyRequest, parameter: string | undefined, keys: StripeKeys): KeyKind {
  const key = keyOf(request.headers.authorization) ?? parameter;
  if (!key) throw refused('You did not provide an API key.');
  if (key === keys.secretKey) return 'secret';
  if (keys.publishableKey ? key === keys.publishableKey : key.startsWith('pk_test_')) return 'publishable';
  throw refused(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

export function requireSecret(kind: KeyKind): void {
  if (kind === 'secret') return;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new StripeProblem(403, { type: 'invalid_request_error', code: 'secret_key_required', message }, false);
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic' && value) return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function refused(message: string): StripeProblem {
  return new StripeProblem(401, { type: 'invalid_request_error', message }, false);
}
