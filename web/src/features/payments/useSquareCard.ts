import type { Repeating } from '../../connection/reconnection.js';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
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
  const repeating = useRepeatWhileShown();
  const addition = useAction(SquareAddCard, {
    failure: 'An error occurred',
    shown: 'inline',
    mutation: refetchAffected(),
  });
  const save = async (tokenize: () => Promise<string>): Promise<void> => {
    // The token says whether the card is complete; only then a booking is made for it.
    const sourceId = await tokenizeOnline(tokenize, repeating);
    if (!sourceId) return;
    const subject = await prepare();
    if (!subject) return;
    const outcome = await addition.run({ practiceId, sourceId, ...subject });
    if (outcome.ok) return onSaved();
    if (outcome.unanswered) throw new AnswerLost();
    outcome.payload?.errors.forEach(({ code }) => onRefused?.(code));
    throw new CardRefusal(outcome.message);
  };
  return useCardSave(save, callbacks);
}

/**
 * Makes the token, again when the browser is back online if it was offline: nothing depends on a token that was lost.
 * @returns undefined where the form has gone since
 */
async function tokenizeOnline(
  tokenize: () => Promise<string>,
  { repeatWhenBack }: Repeating,
): Promise<string | undefined> {
  try {
    return await tokenize();
  } catch (error) {
    if (error instanceof CardRefusal || navigator.onLine) throw error;
  }
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return repeatWhenBack() ? tokenizeOnline(tokenize, { repeatWhenBack }) : undefined;
}
