import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { showToast } from '../../lib/toasts.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import type { CardSubject } from '../payments/useCardSetup.js';

const ChargeTipOnly = graphql(`
  mutation ChargeTipOnly($appointmentId: ID!, $tipAmount: Int!, $instantActionToken: String, $idempotencyKey: ID) {
    chargeTipOnly(
      appointmentId: $appointmentId
      tipAmount: $tipAmount
      instantActionToken: $instantActionToken
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        tipAmountCents
        canTip
      }
      clientSecret
    }
  }
`);

/** Charges a tip by itself with the saved card; where the bank wants the client, `bankSecret` is set. */
export function useChargeTip(subject: CardSubject, onDone: () => void) {
  const [bankSecret, setBankSecret] = useState<string>();
  const [problem, setProblem] = useState('');
  const [unanswered, setUnanswered] = useState(false);
  // One wish to tip, however often it is sent; another page's wish is another one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const fail = (reason: string) => {
    setBankSecret(undefined);
    setProblem(`Payment failed: ${reason}`);
    showToast(`There was an error processing your payment: ${reason}`, 'error');
  };

  const { run, pending } = useAction(ChargeTipOnly, {
    failure: 'Internal server error',
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: onDone,
    onFailure: (outcome) => {
      if (outcome.unanswered) return setUnanswered(true);
      const secret = outcome.payload?.clientSecret;
      if (secret && refusalWith(outcome, 'authentication_required')) return setBankSecret(secret);
      fail(outcome.message);
    },
  });

  const charge = (tipAmount: number) => {
    setProblem('');
    return run({ ...subject, tipAmount, idempotencyKey });
  };

  return { charge, charging: pending, problem, bankSecret, fail, unanswered, tryAgain: () => setUnanswered(false) };
}
