import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { LostAnswer } from './LostAnswer.js';
import styles from './PaypalButtons.module.css';
import { SandboxPaypalButtons } from './SandboxPaypalButtons.js';
import type { CardSubject } from './useCardSetup.js';
import { useLostAnswer } from './useLostAnswer.js';
import { usePaypalPayment, type ApprovedOrder } from './usePaypalPayment.js';
import { VENMO_DEVICE_MESSAGE, venmoWorksOn } from './venmoDevice.js';

/** PayPal's own script and the code around it, for live keys only. */
const LivePaypalButtons = lazyPart(async () => (await import('./LivePaypalButtons.js')).LivePaypalButtons);

const PaypalFormOfPractice = graphql(`
  query PaypalFormOfPractice($practiceId: ID!) {
    paypalForm(practiceId: $practiceId) {
      clientId
      merchantId
      currency
      paypal
      venmo
      sandboxUrl
    }
  }
`);

export interface PaypalButtonsProps {
  practiceId: string;
  /**
   * The appointment or registration to pay for and its link's secret; a booking is made here, as for `CardEntry`.
   * Undefined stops, the reason having been shown elsewhere.
   */
  prepare: () => Promise<CardSubject | undefined>;
  /** A tip to pay with what is due, or by itself; cents. */
  tipAmountCents?: number;
  /** What is paid for. Default appointment. */
  about?: 'appointment' | 'gift card' | 'registration';
  /** Only the tip, for a visit that is over and paid. */
  tipOnly?: boolean;
  /** Refuses to begin, for a reason that stands elsewhere on the page. */
  disabled?: boolean;
  /** Paid, or found to be paid already: refetch the appointment. */
  onPaid: () => void;
  /** A whole sentence for people; shown below the buttons where this is absent. */
  onError?: (message: string) => void;
  /** A refusal of the server, by its code, such as `hold_expired`. */
  onRefused?: (code: ErrorCode) => void;
}

/**
 * Buttons for PayPal and Venmo, each where the practice takes it; nothing where it takes neither. What is charged is
 * decided by the server when the button is pressed: what is due, and the tip.
 */
export function PaypalButtons({ onError, ...props }: PaypalButtonsProps) {
  const { practiceId, disabled = false } = props;
  const { data, loading, error } = useQuery(PaypalFormOfPractice, { variables: { practiceId } });
  const [message, setMessage] = useState('');
  const [approved, setApproved] = useState<ApprovedOrder>();
  const answer = useLostAnswer(() => approved && void payment.capture(approved.orderId));
  const payment = usePaypalPayment({
    ...props,
    onError: (reason) => {
      answer.reset();
      (onError ?? setMessage)(reason);
    },
    onUnanswered: (order) => {
      setApproved(order);
      answer.onUnanswered();
    },
  });
  const form = data?.paypalForm;
  if (loading || (!form && isConnectionLost(error))) return <Skeleton lines={2} />;
  // Without an answer the card is still there to pay with.
  if (!form) return null;
  const venmoHere = form.venmo && venmoWorksOn(navigator);
  if (approved && answer.lost) {
    return (
      <LostAnswer
        about={props.tipOnly ? 'tip' : (props.about ?? 'appointment')}
        token={approved.instantActionToken}
        onSettled={props.onPaid}
        onUnpaid={answer.onUnpaid}
        onTryAgain={answer.reset}
      />
    );
  }
  const shown = { form, payment, disabled, venmoHere };
  return (
    <div className={styles.buttons}>
      {form.sandboxUrl ? (
        <SandboxPaypalButtons {...shown} sandboxUrl={form.sandboxUrl} />
      ) : (
        <PartBoundary waiting={<Skeleton lines={2} />}>
          <LivePaypalButtons {...shown} />
        </PartBoundary>
      )}
      {form.venmo && !venmoHere && <p className={styles.note}>{VENMO_DEVICE_MESSAGE}</p>}
      <div role="alert">{message && <p className={styles.error}>{message}</p>}</div>
    </div>
  );
}
