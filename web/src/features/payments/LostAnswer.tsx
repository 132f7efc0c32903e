import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import type { PaymentOutcomeQuery } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Spinner } from '../../ui/Spinner.js';
import styles from './LostAnswer.module.css';

const PaymentOutcome = graphql(`
  query PaymentOutcome($token: String!, $visit: Boolean!, $registration: Boolean!, $giftCard: Boolean!) {
    tokenAppointment(instantActionToken: $token) @include(if: $visit) {
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
    giftCardOrder(token: $token) @include(if: $giftCard) {
      id
      state
    }
  }
`);

/** A charge may still be in progress at the first query: pauses after each response without one, ms. */
const LOOK_AGAIN_MS = [2_000, 4_000];

/** What was being paid when the line was lost. */
export type PaidThing = 'appointment' | 'gift card' | 'registration' | 'tip';

export interface LostAnswerProps {
  about: PaidThing;
  /** Secret of the link of the appointment, the registration or the order. */
  token: string;
  /** The payment succeeded, or nothing is left to pay for other reasons: refetch the page. */
  onSettled: () => void;
  /** Nothing went through: sends the payment again. Undefined leaves that to the client. */
  onUnpaid: (() => void) | undefined;
  /** Nothing went through, and the client wants to pay. */
  onTryAgain: () => void;
}

/** Shows that the response to a payment was lost, and looks up what happened as soon as the connection is back. */
export function LostAnswer(props: LostAnswerProps) {
  const { unpaid, lookUp } = usePaymentOutcome(props);
  return (
    <div className={styles.lost}>
      <div role="alert">
        <p className={styles.title}>
          {unpaid ? "Your payment didn't arrive" : "We don't know yet if your payment went through"}
        </p>
        <p>
          {unpaid
            ? "You weren't charged. You can pay again now; you won't be charged twice."
            : "You won't be charged twice: as soon as you're back online, we'll check what happened and finish your payment."}
        </p>
      </div>
      {unpaid ? (
        <Button block onClick={props.onTryAgain}>
          Back to the payment
        </Button>
      ) : (
        <div className={styles.looking}>
          <Spinner size={20} label="Looking up the payment" />
          <Button variant="outline" onClick={() => void lookUp()}>
            Check now
          </Button>
        </div>
      )}
    </div>
  );
}

/** Looks the payment up until it is known what happened. */
function usePaymentOutcome({ about, token, onSettled, onUnpaid }: LostAnswerProps) {
  const {
    data,
    error,
    loading,
    refetch: lookUp,
  } = useQuery(PaymentOutcome, {
    variables: {
      token,
      visit: about === 'appointment' || about === 'tip',
      registration: about === 'registration',
      giftCard: about === 'gift card',
    },
    fetchPolicy: 'network-only',
  });
  const [looks, setLooks] = useState(0);
  const answer = loading || error ? undefined : data;
  const settled = answer !== undefined && isSettled(answer, about);
  const nothingArrived = answer !== undefined && !settled && looks >= LOOK_AGAIN_MS.length;
  const unpaid = nothingArrived && !onUnpaid;
  const settle = useEffectEvent(onSettled);
  const sendAgain = useEffectEvent(() => onUnpaid?.());
  const lookAgain = useEffectEvent(() => {
    setLooks(looks + 1);
    void lookUp();
  });
  useEffect(() => {
    if (settled) settle();
    if (nothingArrived) sendAgain();
    const pause = LOOK_AGAIN_MS[looks];
    if (settled || !answer || pause === undefined) return undefined;
    const timer = setTimeout(() => lookAgain(), pause);
    return () => clearTimeout(timer);
  }, [settled, nothingArrived, answer, looks]);
  return { unpaid, lookUp };
}

function isSettled(outcome: PaymentOutcomeQuery, about: PaidThing): boolean {
  const { tokenAppointment, tokenRegistration, giftCardOrder } = outcome;
  if (about === 'gift card') return giftCardOrder?.state !== 'awaiting_payment';
  if (about === 'tip') return tokenAppointment?.canTip === false;
  if (about === 'registration')
    return tokenRegistration?.state !== 'awaiting_payment' || tokenRegistration.dueCents === 0;
  return tokenAppointment?.paymentAction === 'none';
}
