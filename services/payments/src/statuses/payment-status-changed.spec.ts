import { describe, expect, it } from '@jest/globals';
import { PaymentStatus as PublishedStatus } from '@yarrow/contracts/payments/v1/events_pb';
import { paymentStatusChanged } from './payment-status-changed.js';

const visit = { appointmentId: 'visit', practiceId: 'practice' };

describe('the event of a payment status', () => {
  it.each([
    ['Cancelled', 'CANCELLED', 'Cancelled'],
    ['Card_needed', 'CARD_NEEDED', 'Card needed'],
    ['Card_needed_past_due', 'CARD_NEEDED_PAST_DUE', 'Card needed past due'],
    ['Failed', 'FAILED', 'Failed'],
    ['Free', 'FREE', 'Free'],
    ['Paid', 'PAID', 'Paid'],
    ['Past_due', 'PAST_DUE', 'Past due'],
    ['Pending', 'PENDING', 'Pending'],
    ['Refunded', 'REFUNDED', 'Refunded'],
  ] as const)('names %s by the enum, and by its label for consumers that do not know that', (status, name, label) => {
    expect(paymentStatusChanged(visit, status, status)).toEqual({
      ...visit,
      status: PublishedStatus[name],
      clientStatus: PublishedStatus[name],
      paymentStatus: label,
      clientPaymentStatus: label,
    });
  });

  it('keeps what the practice reads apart from what the client reads', () => {
    expect(paymentStatusChanged(visit, 'Unpaid', 'Past_due')).toMatchObject({
      status: PublishedStatus.UNPAID,
      clientStatus: PublishedStatus.PAST_DUE,
    });
    expect(paymentStatusChanged(visit, 'Upcoming', 'Pending')).toMatchObject({
      status: PublishedStatus.UPCOMING,
      clientStatus: PublishedStatus.PENDING,
    });
  });
});
