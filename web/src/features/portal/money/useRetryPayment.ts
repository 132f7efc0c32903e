import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';

export const RetryPayment = graphql(`
  mutation RetryPayment($appointmentId: ID!) {
    retryPayment(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
        paymentStatus
        paymentError
        dueCents
      }
    }
  }
`);

/** Charges what is due of a visit with the saved card; the inbox loses it when that succeeds. */
export function useRetryPayment() {
  return useAction(RetryPayment, {
    success: 'Success! Payment processed.',
    failure: 'Payment failed',
    reasons: 'appended',
    firstReasonOnly: true,
    unknownReason: 'Internal server error',
    unanswered: 'We got no answer. Nothing is charged twice.',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
  });
}
