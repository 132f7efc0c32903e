import { describe, expect, it } from '@jest/globals';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { problemOf, providerErrorOf } from './square-errors.js';

describe('a refusal of Square', () => {
  it.each([
    ['CARD_DECLINED', 'card_declined'],
    ['INSUFFICIENT_FUNDS', 'insufficient_funds'],
    ['CARD_DECLINED_VERIFICATION_REQUIRED', 'authentication_required'],
    ['CVV_FAILURE', 'incorrect_cvc'],
    ['CARD_NOT_SUPPORTED', 'card_declined'],
    ['constructor', 'card_declined'],
    [undefined, 'card_declined'],
  ])('by %s is shown as %s', (code, shown) => expect(problemOf(code).code).toBe(shown));
});

describe('an answer of Square', () => {
  const failure = (statusCode: number, category = 'INVALID_REQUEST_ERROR', code = 'BAD_REQUEST') => ({
    statusCode,
    errors: [{ category, code, detail: 'x' }],
  });

  it.each([
    ['a time-out', new Error('timeout'), false, false],
    ['a fault of Square', failure(503, 'API_ERROR'), true, false],
    ['a call that is still running', failure(409), false, true],
    ['too many calls', failure(429, 'RATE_LIMIT_ERROR'), false, false],
  ])('leaves the effect unknown where it is %s', (_, error, answered, busy) => {
    const unknown = providerErrorOf(error);
    expect(unknown).toBeInstanceOf(UnknownOutcomeError);
    expect(unknown).toMatchObject({ answered, busy });
  });

  it.each([
    ['a declined card', failure(402, 'PAYMENT_METHOD_ERROR', 'CARD_DECLINED'), 'card_declined'],
    ['a token that was used', failure(400, 'INVALID_REQUEST_ERROR', 'CARD_TOKEN_USED'), 'card_needed'],
    ['a wrong parameter', failure(400), 'provider_refused'],
    ['a revoked token', failure(401, 'AUTHENTICATION_ERROR', 'ACCESS_TOKEN_REVOKED'), 'provider_refused'],
  ])('had no effect where it is %s', (_, error, code) => {
    const refusal = providerErrorOf(error);
    expect(refusal).toBeInstanceOf(ProviderRefusedError);
    expect(refusal.code).toBe(code);
  });
});
