import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { refusalWith, useAction, type FailureOf } from '../../lib/useAction.js';
import { useSingleRun } from '../../lib/useSingleRun.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { AnswerLost, CardRefusal, idOfSecret, type CardProvider } from './cardProvider.js';

const SetupIntent = graphql(`
  mutation SetupIntent($practiceId: ID!, $appointmentId: ID, $instantActionToken: String, $clientId: ID) {
    setupIntent(
      practiceId: $practiceId
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
      clientId: $clientId
    ) {
      result
      errors {
        code
        message
      }
      setupIntentSecret
    }
  }
`);

const CompleteSetup = graphql(`
  mutation CompleteSetup($input: CompleteSetupInput!) {
    completeSetup(input: $input) {
      result
      errors {
        code
        message
      }
      clientSecret
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

/** The appointment that a card is for, and the right to give it one. */
export interface CardSubject {
  appointmentId: string;
  instantActionToken: string;
}

/** The contact whose card it is, where the practice keeps it without an appointment. */
export interface CardHolder {
  clientId: string;
}

export interface CardSetupOptions {
  practiceId: string;
  /** Called once the card form is complete; undefined stops, the reason having been shown elsewhere. */
  prepare: () => Promise<CardSubject | CardHolder | undefined>;
  /** The card is saved and, where the booking needs it, charged. */
  onSaved: () => void;
  /** A refusal of the server, by its code, such as `hold_expired`. */
  onRefused?: ((code: ErrorCode) => void) | undefined;
  /** The provider or our server refused the card: why, for people. The form says it too. */
  onFailed?: ((message: string) => void) | undefined;
  /** The line was lost before the answer came: whether it was charged has to be looked up. */
  onUnanswered: () => void;
}

/** A bank may want the client for the setup and again for the charge; more often is a fault. */
const MAX_ROUNDS = 3;

/** The two calls to our own server; a refusal of it comes with its code. */
function useSetupCalls({ practiceId, onRefused }: Pick<CardSetupOptions, 'practiceId' | 'onRefused'>) {
  const context = useRepeatWhileShown();
  const setup = useAction(SetupIntent, {
    failure: 'Failed to create setup intent',
    shown: 'inline',
    mutation: { context },
  });
  const completion = useAction(CompleteSetup, {
    failure: 'An error occurred',
    shown: 'inline',
    mutation: refetchAffected(),
  });

  const refusalOf = ({ message, payload }: FailureOf<{ errors: readonly { code: ErrorCode }[] }>) => {
    payload?.errors.forEach(({ code }) => onRefused?.(code));
    return new CardRefusal(message);
  };

  /** @returns undefined where the connection was lost and the form has gone since */
  const begin = async (subject: CardSubject | CardHolder): Promise<string | undefined> => {
    const outcome = await setup.run({ practiceId, ...subject });
    if (outcome.payload?.setupIntentSecret) return outcome.payload.setupIntentSecret;
    if (!outcome.ok && outcome.unanswered) return undefined;
    throw outcome.ok ? new CardRefusal('Failed to create setup intent') : refusalOf(outcome);
  };

  const complete = async (
    subject: CardSubject | CardHolder,
    setupIntentId: string,
    provider: CardProvider,
  ): Promise<void> => {
    // The server knows whose card a setup is for; the right to end that of an appointment comes along.
    const input = 'clientId' in subject ? { setupIntentId } : { ...subject, setupIntentId };
    for (let round = 1; ; round++) {
      const outcome = await completion.run({ input });
      if (outcome.ok) return;
      if (outcome.unanswered) throw new AnswerLost();
      const secret = outcome.payload?.clientSecret;
      const wantsClient = secret && refusalWith(outcome, 'authentication_required');
      if (!wantsClient || round === MAX_ROUNDS) throw refusalOf(outcome);
      await provider.authenticatePayment(secret);
    }
  };

  return { begin, complete };
}

/**
 * The way of a card: prepare, begin, confirm with the provider, end. One at a time, whatever is clicked.
 * `save` resolves with the refusal, if there is one.
 */
export function useCardSetup({ practiceId, prepare, onSaved, onRefused, ...callbacks }: CardSetupOptions) {
  const { begin, complete } = useSetupCalls({ practiceId, onRefused });
  const run = async (provider: CardProvider): Promise<void> => {
    const subject = await prepare();
    if (!subject) return;
    const secret = await begin(subject);
    if (!secret) return;
    await provider.confirmSetup(secret);
    await complete(subject, idOfSecret(secret), provider);
    onSaved();
  };
  return useCardSave(run, callbacks);
}

/** Does what saves a card, once at a time; `save` resolves with the refusal, if there is one. */
export function useCardSave<T>(
  work: (card: T) => Promise<void>,
  { onFailed, onUnanswered }: Pick<CardSetupOptions, 'onFailed' | 'onUnanswered'>,
) {
  const { run, pending } = useSingleRun(async (card: T): Promise<CardRefusal | undefined> => {
    try {
      await work(card);
      return undefined;
    } catch (error) {
      if (error instanceof CardRefusal) {
        onFailed?.(error.message);
        return error;
      }
      // The provider may have the card without our knowing, and then report it to our server, which charges it.
      if (error instanceof AnswerLost || !navigator.onLine) return void onUnanswered();
      return new CardRefusal(CONNECTION_MESSAGE, null);
    }
  });
  return { save: run, saving: pending };
}
