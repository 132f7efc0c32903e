import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import type { CardSubject } from '../payments/useCardSetup.js';

const AddTipToAppointment = graphql(`
  mutation AddTipToAppointment($appointmentId: ID!, $tipAmount: Int!, $instantActionToken: String) {
    addTipToAppointment(appointmentId: $appointmentId, tipAmount: $tipAmount, instantActionToken: $instantActionToken) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        tipAmountCents
        dueCents
      }
    }
  }
`);

/**
 * Adds a tip to what is about to be charged; it replaces an earlier choice.
 * @returns why it could not be added; empty when it was
 */
export function useTip(): (subject: CardSubject, tipAmount: number) => Promise<string> {
  const [addTip] = useMutation(AddTipToAppointment, refetchAffected());
  return async (subject, tipAmount) => {
    const { data } = await addTip({ variables: { ...subject, tipAmount } });
    if (!data) return CONNECTION_MESSAGE;
    const { result, errors } = data.addTipToAppointment;
    return result === 'success' ? '' : errors.map(({ message }) => message).join(' ') || 'The tip could not be added.';
  };
}
