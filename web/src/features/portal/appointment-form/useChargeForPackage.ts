import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { RetryPayment } from '../money/useRetryPayment.js';

/** Charges the card on file for a package that a visit has just bought. */
export function useChargeForPackage() {
  return useAction(RetryPayment, {
    success: 'Success! Payment processed.',
    failure: 'Payment failed',
    reasons: 'appended',
    unknownReason: 'Internal server error',
    unanswered: 'We got no answer. Nothing is charged twice.',
    mutation: refetchAffected(),
  });
}
