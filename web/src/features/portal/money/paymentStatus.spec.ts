import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '../../../gql/graphql.js';
import { paymentStatusLabel, unpaidReason, type UnpaidFacts } from './paymentStatus.js';

const visit: UnpaidFacts = {
  past: true,
  amountCents: 9000,
  markPaid: false,
  paymentStatus: 'Unpaid',
  paymentError: null,
  hasPaymentMethod: true,
};

describe('the banner over an unpaid visit', () => {
  it.each<[string, Partial<UnpaidFacts>, string | undefined]>([
    ['a card is saved', {}, 'unpaid'],
    ['no card is saved', { hasPaymentMethod: false, paymentStatus: 'Card_needed_past_due' }, 'overdue'],
    ['the charge failed', { paymentError: 'Your card was declined.', paymentStatus: 'Failed' }, 'not_processed'],
    ['it is to come', { past: false }, undefined],
    ['it is marked paid', { markPaid: true }, undefined],
    ['it is paid', { paymentStatus: 'Paid' }, undefined],
    ['it costs nothing', { amountCents: 0 }, undefined],
    ['it was cancelled', { paymentStatus: 'Cancelled' }, undefined],
    ['all that was paid was given back', { paymentStatus: 'Refunded' }, undefined],
  ])('where %s', (_case, change, reason) => expect(unpaidReason({ ...visit, ...change })).toBe(reason));
});

describe('payment status labels', () => {
  it('are those of the specification', () => {
    const statuses: PaymentStatus[] = ['Free', 'Paid', 'Past_due', 'Failed', 'Card_needed', 'Card_needed_past_due'];
    statuses.push('Pending', 'Cancelled', 'Unpaid', 'Upcoming');
    expect(statuses.map(paymentStatusLabel)).toEqual([
      ...['Free', 'Paid', 'Past due', 'Failed', 'Card needed', 'Card needed past due'],
      ...['Pending', 'Cancelled', 'Unpaid', 'Upcoming'],
    ]);
  });
});
