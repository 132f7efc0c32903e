import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';

const ChargeForPackage = graphql(`
  mutation ChargeForPackage($appointmentId: ID!) {
    retryPayment(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        paymentStatus
      }
    }
  }
`);

/** Charges the card on file for a package that a visit has just bought. */
export function useChargeForPackage() {
  return useAction(ChargeForPackage, {
    success: 'Success! Payment processed.',
    failure: 'Payment failed',
    reasons: 'appended',
    unknownReason: 'Internal server error',
    unanswered: 'The answer did not come, and nothing is charged twice.',
    mutation: refetchAffected(),
  });
}
