import { describe, expect, it } from '@jest/globals';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { PaypalAnswerError, providerErrorOf } from './paypal-errors.js';

const answer = (status: number, issue?: string) =>
  new PaypalAnswerError(status, { name: 'UNPROCESSABLE_ENTITY', ...(issue && { details: [{ issue }] }) }, 'd1');

describe('an answer of PayPal', () => {
  it.each([
    ['a time-out', new Error('timeout'), false, false],
    ['a fault of PayPal', answer(503), true, false],
    ['a call that is still running', answer(409), false, true],
    ['too many calls', answer(429), false, false],
  ])('%s leaves the effect unknown', (_, error, answered, busy) => {
    const silence = providerErrorOf(error);
    expect(silence).toBeInstanceOf(UnknownOutcomeError);
    expect(silence).toMatchObject({ answered, busy });
  });

  it.each([
    ['INSTRUMENT_DECLINED', 'instrument_declined'],
    ['ORDER_NOT_APPROVED', 'not_approved'],
    ['SOMETHING_ELSE', 'provider_refused'],
    ['constructor', 'provider_refused'],
  ])('%s had no effect and is told as %s', (issue, code) => {
    const refusal = providerErrorOf(answer(422, issue));
    expect(refusal).toBeInstanceOf(ProviderRefusedError);
    expect(refusal.code).toBe(code);
  });
});
