import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import type { PaymentOutcomeQuery } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Spinner } from '../../ui/Spinner.js';
import styles from './LostAnswer.module.css';

const PaymentOutcome = graphql(`
  query PaymentOutcome($token: String!, $registration: Boolean!) {
    tokenAppointment(instantActionToken: $token) @skip(if: $registration) {
      id
      state
      paymentAction
      canTip
    }
    tokenRegistration(token: $token) @include(if: $registration) {
      id
      state
      dueCents
    }
  }
`);

/** A charge may still be on its way when we first ask: ms after each answer that knows of none. */
const LOOK_AGAIN_MS = [2_000, 4_000];

/** What was being paid when the line was lost. */
export type PaidThing = 'appointment' | 'registration' | 'tip';

export interface LostAnswerProps {
  about: PaidThing;
  /** Secret of the appointment's or registration's link. */
  token: string;
  /** It went through, or there is nothing left to pay for other reasons: show the page anew. */
  onSettled: () => void;
  /** Nothing went through, and the client wants to pay. */
  onTryAgain: () => void;
}

/** The line was lost while paying: says what that means, and looks up what happened as soon as it is back. */
export function LostAnswer({ about, token, onSettled, onTryAgain }: LostAnswerProps) {
  const {
    data,
    error,
    loading,
    refetch: lookUp,
  } = useQuery(PaymentOutcome, {
    variables: { token, registration: about === 'registration' },
    fetchPolicy: 'network-only',
  });
  const [looks, setLooks] = useState(0);
  const answer = loading || error ? undefined : data;
  const settled = answer !== undefined && isSettled(answer, about);
  const settle = useEffectEvent(onSettled);
  const lookAgain = useEffectEvent(() => {
    setLooks(looks + 1);
    void lookUp();
  });
  useEffect(() => {
    if (settled) settle();
    const pause = LOOK_AGAIN_MS[looks];
    if (settled || !answer || pause === undefined) return undefined;
    const timer = setTimeout(() => lookAgain(), pause);
    return () => clearTimeout(timer);
  }, [settled, answer, looks]);
  const unpaid = answer !== undefined && !settled && looks >= LOOK_AGAIN_MS.length;
  return (
    <div className={styles.lost}>
      <div role="alert">
        <p className={styles.title}>
          {unpaid ? "Your payment didn't arrive" : 'The connection was lost before the answer came'}
        </p>
        <p>
          {unpaid
            ? "You weren't charged. You can pay again now; you won't be charged twice."
            : "We don't know yet if your payment went through. You won't be charged twice: we'll check what happened as soon as you're back online."}
        </p>
      </div>
      {unpaid ? (
        <Button block onClick={onTryAgain}>
          Back to the payment
        </Button>
      ) : (
        <div className={styles.looking}>
          <Spinner size={20} label="Looking up the payment" />
          <Button variant="outline" onClick={() => lookUp()}>
            Check now
          </Button>
        </div>
      )}
    </div>
  );
}

function isSettled({ tokenAppointment, tokenRegistration }: PaymentOutcomeQuery, about: PaidThing): boolean {
  if (about === 'tip') return tokenAppointment?.canTip === false;
  if (about === 'registration')
    return tokenRegistration?.state !== 'awaiting_payment' || tokenRegistration.dueCents === 0;
  return tokenAppointment?.paymentAction === 'none';
}
