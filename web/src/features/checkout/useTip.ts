import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
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
  const context = useRepeatWhileShown();
  const { run } = useAction(AddTipToAppointment, {
    failure: 'The tip could not be added.',
    shown: 'inline',
    mutation: { ...refetchAffected(), context },
  });
  return async (subject, tipAmount) => {
    const outcome = await run({ ...subject, tipAmount });
    return outcome.ok ? '' : outcome.message;
  };
}
