import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { showToast } from '../../lib/toasts.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import type { CardSubject } from '../payments/useCardSetup.js';

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
      clientSecret
    }
  }
`);

export interface ChargeOptions {
  onPaid: () => void;
  /** @param codes of the refusal, such as `card_declined` */
  onFailed?: ((codes: readonly ErrorCode[]) => void) | undefined;
  /** The line was lost before the answer came: whether it was charged has to be looked up. */
  onUnanswered: () => void;
}

/**
 * Charges what is due with the saved card and reports the outcome. Where the bank wants the client, `bankSecret` is set
 * until the client has confirmed; charging once more then ends it.
 */
export function useChargeCard({ onPaid, onFailed, onUnanswered }: ChargeOptions) {
  const [bankSecret, setBankSecret] = useState<string>();
  const [problem, setProblem] = useState('');

  const fail = (reason: string, codes: readonly ErrorCode[] = []) => {
    setBankSecret(undefined);
    setProblem(`Payment failed: ${reason}`);
    showToast(`There was an error processing your payment: ${reason}`, 'error');
    onFailed?.(codes);
  };

  const { run, pending } = useAction(ChargeCard, {
    failure: 'Internal server error',
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: () => {
      setBankSecret(undefined);
      onPaid();
    },
    onFailure: (outcome) => {
      const { unanswered, message, payload } = outcome;
      if (unanswered) return onUnanswered();
      const secret = payload?.clientSecret;
      if (secret && refusalWith(outcome, 'authentication_required')) return setBankSecret(secret);
      fail(
        message,
        payload?.errors.map(({ code }) => code),
      );
    },
  });

  /** One at a time, however often it is clicked. */
  const charge = (subject: CardSubject) => {
    setProblem('');
    return run(subject);
  };

  return { charge, charging: pending, problem, bankSecret, fail };
}
