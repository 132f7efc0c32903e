import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { problemOf, providerErrorOf } from './stripe-errors.js';

describe('a refusal of Stripe', () => {
  it.each([
    [{ code: 'card_declined' }, 'card_declined'],
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired_card'],
    [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authentication_required'],
    [{ code: 'setup_intent_authentication_failure' }, 'authentication_failed'],
    [{ code: 'constructor' }, 'card_declined'],
    [{}, 'card_declined'],
  ])('by %j is shown as %s', (problem, code) => {
    expect(problemOf(problem).code).toBe(code);
    expect(problemOf(problem).message).not.toMatch(/stolen|lost|fraud/i);
  });
});

describe('an answer of Stripe', () => {
  const raw = (type: string, statusCode?: number) => ({ type, statusCode, message: 'x' }) as never;

  it.each([
    ['a time-out', new Stripe.errors.StripeConnectionError(raw('api_error')), false],
    ['a fault of Stripe', new Stripe.errors.StripeAPIError(raw('api_error', 500)), true],
    ['a call that is still running', new Stripe.errors.StripeIdempotencyError(raw('idempotency_error', 409)), false],
    ['too many calls', new Stripe.errors.StripeRateLimitError(raw('rate_limit_error', 429)), false],
    ['anything else', new Error('socket hang up'), false],
  ])('leaves the effect unknown where it is %s', (_, error, answered) => {
    const unknown = providerErrorOf(error);
    expect(unknown).toBeInstanceOf(UnknownOutcomeError);
    expect((unknown as UnknownOutcomeError).answered).toBe(answered);
  });

  it.each([
    ['a wrong parameter', new Stripe.errors.StripeInvalidRequestError(raw('invalid_request_error', 400))],
    ['a wrong key', new Stripe.errors.StripeAuthenticationError(raw('authentication_error', 401))],
    ['a declined card', new Stripe.errors.StripeCardError(raw('card_error', 402))],
  ])('had no effect where it is %s', (_, error) => {
    expect(providerErrorOf(error)).toBeInstanceOf(ProviderRefusedError);
  });
});
