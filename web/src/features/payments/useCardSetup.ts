import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { CONNECTION_MESSAGE, isConnectionLost } from '../../lib/userErrors.js';
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
  /** The card could not be saved: why, for people. The form says it too. */
  onFailed?: ((message: string) => void) | undefined;
  /** The line was lost before the answer came: whether it was charged has to be looked up. */
  onUnanswered: () => void;
}

/** A bank may want the client for the setup and again for the charge; more often is a fault. */
const MAX_ROUNDS = 3;

/** The two calls to our own server; a refusal of it comes with its code. */
function useSetupCalls({ practiceId, onRefused }: Pick<CardSetupOptions, 'practiceId' | 'onRefused'>) {
  const [setupIntent] = useMutation(SetupIntent);
  const [completeSetup] = useMutation(CompleteSetup, refetchAffected());

  const refusalOf = (errors: readonly { code: ErrorCode; message: string }[], fallback: string) => {
    errors.forEach(({ code }) => onRefused?.(code));
    return new CardRefusal(errors.map(({ message }) => message).join(' ') || fallback);
  };

  const begin = async (subject: CardSubject | CardHolder): Promise<string> => {
    const { data, error } = await setupIntent({ variables: { practiceId, ...subject } });
    if (isConnectionLost(error)) throw new CardRefusal(CONNECTION_MESSAGE);
    const { setupIntentSecret, errors } = data?.setupIntent ?? { errors: [] };
    if (!setupIntentSecret) throw refusalOf(errors, 'Failed to create setup intent');
    return setupIntentSecret;
  };

  const complete = async (
    subject: CardSubject | CardHolder,
    setupIntentId: string,
    provider: CardProvider,
  ): Promise<void> => {
    // The server knows whose card a setup is for; the right to end that of an appointment comes along.
    const input = 'clientId' in subject ? { setupIntentId } : { ...subject, setupIntentId };
    for (let round = 1; ; round++) {
      const { data, error } = await completeSetup({ variables: { input } });
      if (isConnectionLost(error)) throw new AnswerLost();
      if (!data) throw new CardRefusal('An error occurred');
      const { result, errors, clientSecret } = data.completeSetup;
      if (result === 'success') return;
      const wantsClient = clientSecret && errors.some(({ code }) => code === 'authentication_required');
      if (!wantsClient || round === MAX_ROUNDS) throw refusalOf(errors, 'An error occurred');
      await provider.authenticatePayment(clientSecret);
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
    await provider.confirmSetup(secret);
    await complete(subject, idOfSecret(secret), provider);
    onSaved();
  };
  return useCardSave(run, callbacks);
}

/** Does what saves a card, once at a time; `save` resolves with the refusal, if there is one. */
export function useCardSave<T>(
  run: (card: T) => Promise<void>,
  { onFailed, onUnanswered }: Pick<CardSetupOptions, 'onFailed' | 'onUnanswered'>,
) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);

  const save = async (card: T): Promise<CardRefusal | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSaving(true);
    try {
      await run(card);
      return undefined;
    } catch (error) {
      if (error instanceof AnswerLost) return void onUnanswered();
      // Whatever else went wrong on the way to the provider, nothing was charged that the next try would not find.
      const refusal = error instanceof CardRefusal ? error : new CardRefusal(CONNECTION_MESSAGE);
      onFailed?.(refusal.message);
      return refusal;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return { save, saving };
}
