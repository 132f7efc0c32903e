import { describe, expect, it } from '@jest/globals';
import { differenceOf, sumsOf, type Movement } from './reconciliation-rules.js';

const payment = (amountCents: number, currency = 'USD'): Movement => ({
  ...{ paymentId: 'pi_1', refundId: null },
  ...{ amountCents, currency },
});
const refund = (amountCents: number): Movement => ({ ...payment(amountCents), refundId: 're_1' });

describe('provider and ledger', () => {
  it.each([
    ['agree', payment(9_000), payment(9_000), undefined],
    ['agree that nothing was paid', null, null, undefined],
    ['agree about a refund that came back', null, refund(0), undefined],
    ['disagree about what only the provider has', payment(9_000), null, 'not_in_ledger'],
    ['disagree about a refund that was entered and taken out', refund(500), refund(0), 'not_in_ledger'],
    ['disagree about what only the ledger has', null, refund(500), 'not_at_provider'],
    ['disagree by a cent', payment(9_000), payment(8_999), 'other_amount'],
    ['disagree about the currency', payment(9_000), payment(9_000, 'CAD'), 'other_currency'],
  ])('%s', (_title, provider, ledger, kind) => {
    expect(differenceOf({ provider, ledger })?.kind).toBe(kind);
  });

  it('say of a difference what each of them has', () => {
    expect(differenceOf({ provider: refund(700), ledger: refund(500) })).toEqual({
      ...{ kind: 'other_amount', paymentId: 'pi_1', refundId: 're_1', currency: 'USD' },
      ...{ providerCents: 700, ledgerCents: 500 },
    });
  });

  it('are summed by currency, less what went back', () => {
    const pairs = [
      { provider: payment(9_000), ledger: payment(9_000) },
      { provider: refund(700), ledger: refund(500) },
      { provider: payment(300, 'CAD'), ledger: null },
    ];
    expect(sumsOf(pairs)).toEqual([
      { currency: 'USD', count: 2, providerCents: 8_300, ledgerCents: 8_500 },
      { currency: 'CAD', count: 1, providerCents: 300, ledgerCents: 0 },
    ]);
  });
});
