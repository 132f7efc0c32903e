import { describe, expect, it } from '@jest/globals';
import { paymentAction, type PayableFacts } from './paymentStatus.js';

const facts: PayableFacts = {
  state: 'approved',
  past: false,
  clientPaymentStatus: 'Card_needed',
  paymentRequirement: 'save_card',
  takesCards: true,
};
const labelOf = (change: Partial<PayableFacts>) => paymentAction({ ...facts, ...change })?.label;

describe('what a client may do about a payment', () => {
  it.each(['Past_due', 'Failed', 'Card_needed', 'Card_needed_past_due'] as const)(
    'is to pay now for a visit that is over and %s',
    (clientPaymentStatus) => expect(labelOf({ past: true, clientPaymentStatus })).toBe('Pay now'),
  );

  it.each(['Failed', 'Card_needed'] as const)(
    'is to add a card for a visit to come that is %s',
    (clientPaymentStatus) => expect(labelOf({ clientPaymentStatus })).toBe('Add credit card'),
  );

  it.each(['Free', 'Paid', 'Pending', 'Cancelled'] as const)('is nothing when it is %s', (clientPaymentStatus) =>
    expect(labelOf({ past: true, clientPaymentStatus })).toBeUndefined(),
  );

  it('is nothing by card where the practice takes none', () =>
    expect(labelOf({ past: true, clientPaymentStatus: 'Past_due', takesCards: false })).toBeUndefined());

  it('is to pay a late fee at once', () =>
    expect(labelOf({ state: 'cancelled', clientPaymentStatus: 'Past_due' })).toBe('Pay now'));

  it('is to pay now while the booking waits for a charge, which saving the card does', () =>
    expect(paymentAction({ ...facts, state: 'awaiting_payment', paymentRequirement: 'charge' })).toEqual({
      label: 'Pay now',
      chargesAfterwards: false,
    }));

  it('is to add a card while the booking waits for one', () =>
    expect(labelOf({ state: 'awaiting_payment' })).toBe('Add credit card'));
});
