import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql.js';
import { showToast } from '../../ui/toasts.js';

const ChargeCard = graphql(`
  mutation ChargeCard($appointmentId: ID!, $instantActionToken: String) {
    chargeCard(appointmentId: $appointmentId, instantActionToken: $instantActionToken) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        clientPaymentStatus
      }
    }
  }
`);

/**
 * Charges what is due with the saved card and tells the outcome.
 * `bankAsks` once the bank wants the client: entering the card anew lets the client confirm it.
 */
export function useChargeCard(
  { id, instantActionToken }: { id: string; instantActionToken: string },
  { onPaid, onFailed }: { onPaid: () => void; onFailed: () => void },
) {
  const [{ fetching }, chargeCard] = useMutation(ChargeCard);
  const [bankAsks, setBankAsks] = useState(false);
  const charge = async () => {
    const { data } = await chargeCard({ appointmentId: id, instantActionToken });
    if (data?.chargeCard.result === 'success') {
      showToast('Your payment has been processed successfully.');
      return onPaid();
    }
    const errors = data?.chargeCard.errors ?? [];
    setBankAsks(errors.some(({ code }) => code === 'authentication_required'));
    const reason = errors.map(({ message }) => message).join(' ') || 'Internal server error';
    showToast(`There was an error processing your payment: ${reason}`, 'error');
    onFailed();
  };
  return { charge, charging: fetching, bankAsks };
}
