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
  ])('leaves the effect unknown where it is %s', (_, error, answered, busy) => {
    const unknown = providerErrorOf(error);
    expect(unknown).toBeInstanceOf(UnknownOutcomeError);
    expect(unknown).toMatchObject({ answered, busy });
  });

  it.each([
    ['INSTRUMENT_DECLINED', 'instrument_declined'],
    ['ORDER_NOT_APPROVED', 'not_approved'],
    ['SOMETHING_ELSE', 'provider_refused'],
    ['constructor', 'provider_refused'],
  ])('says by %s that there was no effect, which is shown as %s', (issue, code) => {
    const refusal = providerErrorOf(answer(422, issue));
    expect(refusal).toBeInstanceOf(ProviderRefusedError);
    expect(refusal.code).toBe(code);
  });
});
