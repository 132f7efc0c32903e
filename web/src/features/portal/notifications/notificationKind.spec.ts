import { describe, expect, it } from '@jest/globals';
import { notificationKind } from './notificationKind.js';

describe('what the inbox calls a payment', () => {
  it.each([
    ['Declined.', true, 'Payment failed'],
    ['Declined.', false, 'Payment failed'],
    [null, true, 'Payment unprocessed'],
    [null, false, 'Payment past due'],
  ])('with the error %j and a transaction %j is %s', (paymentError, hasTransaction, kind) =>
    expect(notificationKind({ paymentError, hasTransaction })).toBe(kind),
  );
});
