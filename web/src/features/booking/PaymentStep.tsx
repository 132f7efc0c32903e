import { useEffect } from 'react';
import type { ErrorCode } from '../../gql/graphql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Spinner } from '../../ui/Spinner.js';
import { formatMoney } from '../../lib/money.js';
import { CodeField } from '../checkout/CodeField.js';
import { PayByCard } from '../checkout/PayByCard.js';
import { redeemedCodes } from '../checkout/redeemedCodes.js';
import type { TipChoice } from '../checkout/tip.js';
import { TipOptions } from '../checkout/TipOptions.js';
import { useTipWithPayment } from '../checkout/useTipWithPayment.js';
import type { BookedTime, BookingDraft } from './bookingDraft.js';
import styles from './PaymentStep.module.css';
import { useCheckoutBooking } from './useCheckoutBooking.js';

const PaypalButtons = lazyPart(async () => (await import('../payments/PaypalButtons.js')).PaypalButtons);

export interface PaymentStepProps {
  booked: BookedTime;
  /** Who decides about the request; undefined where bookings are confirmed at once. */
  practitioner: string | undefined;
  /** The time is not kept any more. */
  disabled: boolean;
  /** What was chosen about a tip so far. */
  tip: TipChoice | undefined;
  /** What a reload must not lose. */
  onCheckout: (part: Pick<BookingDraft, 'codes' | 'tip'>) => void;
  onDone: () => void;
  /** Called when the slot was given to another client. */
  onLost: () => void;
}

/** Codes, a tip and the way to pay: now, or a card that is charged on the day. */
export function PaymentStep(props: PaymentStepProps) {
  const { booked, onDone, onLost } = props;
  const { appointment, error, settling, refresh } = useCheckoutBooking(booked.instantActionToken);
  const state = appointment?.state;
  useEffect(() => {
    // Settled by a code, in another tab or by an answer that was lost.
    if (state === 'approved' || state === 'pending') onDone();
    if (state === 'unavailable' || state === 'cancelled' || state === 'declined') onLost();
  }, [state, onDone, onLost]);
  if (error && !appointment && !isConnectionLost(error))
    return <ErrorState title="Your booking did not load" onRetry={refresh} />;
  if (!appointment) return <Skeleton lines={6} />;
  if (settling) {
    return (
      <p role="status" className={styles.settling}>
        <Spinner size={20} label="" /> There's nothing left to pay. We're confirming your booking.
      </p>
    );
  }
  return <Checkout {...props} appointment={appointment} />;
}

type CheckoutAppointment = NonNullable<ReturnType<typeof useCheckoutBooking>['appointment']>;

function Checkout(props: PaymentStepProps & { appointment: CheckoutAppointment }) {
  const { booked, practitioner, disabled, tip, appointment, onCheckout, onDone, onLost } = props;
  const { amountCents, amountCurrency: currency, dueCents, paymentRequirement, practice } = appointment;
  const { appointmentId, instantActionToken } = booked;
  const subject = { appointmentId, instantActionToken };
  const payingNow = paymentRequirement === 'charge';
  const takesTip = payingNow && practice.acceptsTips && amountCents > 0;
  const { tipAmountCents } = appointment;
  const withTip = useTipWithPayment({ subject, wanted: takesTip, amountCents, currency, tipAmountCents, tip });
  const { prepare } = withTip;
  const toPay = formatMoney(dueCents - tipAmountCents + withTip.chosenCents, currency);
  const onRefused = (code: ErrorCode) => code === 'hold_expired' && onLost();

  return (
    <div className={styles.step}>
      <CodeField
        subject={subject}
        currency={currency}
        redeemed={redeemedCodes(appointment)}
        disabled={disabled}
        onChange={(_due, codes) => onCheckout({ codes })}
      />
      {takesTip && (
        <TipOptions
          amountCents={amountCents}
          currency={currency}
          value={tip}
          error={withTip.error}
          onChange={(choice) => {
            withTip.clearError();
            onCheckout({ tip: choice });
          }}
        />
      )}
      <ChargeNotice {...{ payingNow, toPay, practitioner }} />
      {practice.hasPaymentProvider && (
        // The card form validates its own fields only; this validates the fields above it at the same time.
        <div onSubmitCapture={withTip.check}>
          <PayByCard
            practiceId={practice.id}
            subject={subject}
            submitLabel={payingNow ? `Pay ${toPay} and book` : 'Save card and book'}
            offerSaved
            lookupProblem="Error fetching payment method."
            {...{ disabled, prepare, onDone, onRefused }}
          />
        </div>
      )}
      {payingNow && (practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled) && (
        <>
          {practice.hasPaymentProvider && <p className={styles.or}>or</p>}
          <PartBoundary waiting={<Skeleton lines={2} />}>
            <PaypalButtons practiceId={practice.id} {...{ prepare, disabled, onRefused }} onPaid={onDone} />
          </PartBoundary>
        </>
      )}
    </div>
  );
}

interface ChargeNoticeProps extends Pick<PaymentStepProps, 'practitioner'> {
  payingNow: boolean;
  /** Formatted. */
  toPay: string;
}

/** When and how much is charged. */
function ChargeNotice({ payingNow, toPay, practitioner }: ChargeNoticeProps) {
  if (!payingNow) {
    return (
      <p>
        Nothing is charged today: the card will be charged the day of the appointment, <strong>{toPay}</strong>.
      </p>
    );
  }
  return (
    <p>
      <strong>{toPay}</strong> will be charged now.
      {practitioner && ` If ${practitioner} can't see you, you'll get a full refund.`}
    </p>
  );
}
