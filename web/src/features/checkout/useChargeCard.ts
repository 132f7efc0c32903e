import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { showToast } from '../../ui/toasts.js';
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
  const [chargeCard] = useMutation(ChargeCard, refetchAffected());
  const [charging, setCharging] = useState(false);
  const [bankSecret, setBankSecret] = useState<string>();
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  const fail = (reason: string, codes: readonly ErrorCode[] = []) => {
    setBankSecret(undefined);
    setProblem(`Payment failed: ${reason}`);
    showToast(`There was an error processing your payment: ${reason}`, 'error');
    onFailed?.(codes);
  };

  const run = async (subject: CardSubject) => {
    const { data, error } = await chargeCard({ variables: subject });
    if (isConnectionLost(error)) return onUnanswered();
    if (!data) return fail('Internal server error');
    const { result, errors, clientSecret } = data.chargeCard;
    const codes = errors.map(({ code }) => code);
    if (result === 'success') {
      setBankSecret(undefined);
      return onPaid();
    }
    if (clientSecret && codes.includes('authentication_required')) return setBankSecret(clientSecret);
    return fail(errors.map(({ message }) => message).join(' ') || 'Internal server error', codes);
  };

  /** One at a time, however often it is clicked. */
  const charge = async (subject: CardSubject) => {
    if (busy.current) return;
    busy.current = true;
    setCharging(true);
    setProblem('');
    try {
      await run(subject);
    } finally {
      busy.current = false;
      setCharging(false);
    }
  };

  return { charge, charging, problem, bankSecret, fail };
}
