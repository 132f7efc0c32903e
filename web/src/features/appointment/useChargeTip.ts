import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { showToast } from '../../ui/toasts.js';
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
  const [chargeTip] = useMutation(ChargeTipOnly, refetchAffected());
  const [charging, setCharging] = useState(false);
  const [bankSecret, setBankSecret] = useState<string>();
  const [problem, setProblem] = useState('');
  const [unanswered, setUnanswered] = useState(false);
  const busy = useRef(false);
  // One wish to tip, however often it is sent; another page's wish is another one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const fail = (reason: string) => {
    setBankSecret(undefined);
    setProblem(`Payment failed: ${reason}`);
    showToast(`There was an error processing your payment: ${reason}`, 'error');
  };

  const run = async (tipAmount: number) => {
    const { data, error } = await chargeTip({ variables: { ...subject, tipAmount, idempotencyKey } });
    if (isConnectionLost(error)) return setUnanswered(true);
    if (!data) return fail('Internal server error');
    const { result, errors, clientSecret } = data.chargeTipOnly;
    if (result === 'success') return onDone();
    const bankAsks = errors.some(({ code }) => code === 'authentication_required');
    if (clientSecret && bankAsks) return setBankSecret(clientSecret);
    return fail(errors.map(({ message }) => message).join(' ') || 'Internal server error');
  };

  const charge = async (tipAmount: number) => {
    if (busy.current) return;
    busy.current = true;
    setCharging(true);
    setProblem('');
    try {
      await run(tipAmount);
    } finally {
      busy.current = false;
      setCharging(false);
    }
  };

  return { charge, charging, problem, bankSecret, fail, unanswered, tryAgain: () => setUnanswered(false) };
}
