import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { AnswerLost, CardRefusal } from './cardProvider.js';
import { type CardSetupOptions, useCardSave } from './useCardSetup.js';

const SquareAddCard = graphql(`
  mutation SquareAddCard(
    $practiceId: ID!
    $sourceId: String!
    $appointmentId: ID
    $instantActionToken: String
    $clientId: ID
  ) {
    squareAddCardToCustomer(
      practiceId: $practiceId
      sourceId: $sourceId
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
      clientId: $clientId
    ) {
      result
      errors {
        code
        message
      }
      paymentMethod {
        id
        brand
        last4
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
 * The way of a card by Square: tokenize in the browser, prepare, save. One at a time, whatever is clicked. `save` takes
 * what makes the token and resolves with the refusal, if there is one.
 */
export function useSquareCard({ practiceId, prepare, onSaved, onRefused, ...callbacks }: CardSetupOptions) {
  const [addCard] = useMutation(SquareAddCard, refetchAffected());
  const run = async (tokenize: () => Promise<string>): Promise<void> => {
    // The token says whether the card is complete; only then a booking is made for it.
    const sourceId = await tokenize();
    const subject = await prepare();
    if (!subject) return;
    const { data, error } = await addCard({ variables: { practiceId, sourceId, ...subject } });
    if (isConnectionLost(error)) throw new AnswerLost();
    if (!data) throw new CardRefusal('An error occurred');
    const { result, errors } = data.squareAddCardToCustomer;
    if (result === 'success') return onSaved();
    errors.forEach(({ code }) => onRefused?.(code));
    throw new CardRefusal(errors.map(({ message }) => message).join(' ') || 'An error occurred');
  };
  return useCardSave(run, callbacks);
}
