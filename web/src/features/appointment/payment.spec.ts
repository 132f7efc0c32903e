import { describe, expect, it } from '@jest/globals';
import { paymentOf, type PayableFacts } from './payment.js';

const facts: PayableFacts = {
  state: 'approved',
  paymentAction: 'pay_now',
  hasPaymentProvider: true,
  hasPaypalPaymentsEnabled: false,
  hasVenmoPaymentsEnabled: false,
};

describe('what a client may do about a payment', () => {
  it('is to pay now with a card, which is charged once it is saved', () =>
    expect(paymentOf(facts)).toEqual({ label: 'Pay now', chargesAfterwards: true, byCard: true, byPaypal: false }));

  it('is to pay a booking that waits for it, which saving the card does', () =>
    expect(paymentOf({ ...facts, state: 'awaiting_payment' })?.chargesAfterwards).toBe(false));

  it('is to add a credit card, by card only', () =>
    expect(paymentOf({ ...facts, paymentAction: 'add_card', hasPaypalPaymentsEnabled: true })).toEqual({
      label: 'Add credit card',
      chargesAfterwards: false,
      byCard: true,
      byPaypal: false,
    }));

  it('is to pay with a wallet where the practice takes no cards', () =>
    expect(paymentOf({ ...facts, hasPaymentProvider: false, hasVenmoPaymentsEnabled: true })).toMatchObject({
      byCard: false,
      byPaypal: true,
    }));

  it.each([{ paymentAction: 'none' }, { hasPaymentProvider: false }] as const)('is nothing for %j', (change) =>
    expect(paymentOf({ ...facts, ...change })).toBeUndefined(),
  );
});
