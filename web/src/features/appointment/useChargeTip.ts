import { useRef, useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { showToast } from '../../lib/toasts.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import { useLostAnswer } from '../payments/useLostAnswer.js';

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
  const lastTip = useRef(0);
  const answer = useLostAnswer(() => void charge(lastTip.current));
  // One wish to tip, however often it is sent; another page's wish is another one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const fail = (reason: string) => {
    answer.reset();
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
      if (outcome.unanswered) return answer.onUnanswered();
      const secret = outcome.payload?.clientSecret;
      if (secret && refusalWith(outcome, 'authentication_required')) return setBankSecret(secret);
      fail(outcome.message);
    },
  });

  const charge = (tipAmount: number) => {
    setProblem('');
    lastTip.current = tipAmount;
    return run({ ...subject, tipAmount, idempotencyKey });
  };

  return { charge, charging: pending, problem, bankSecret, fail, answer };
}
