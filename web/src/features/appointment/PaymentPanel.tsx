import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import { CodeField } from '../checkout/CodeField.js';
import { FailedRefundNotes } from '../checkout/FailedRefundNotes.js';
import { redeemedCodes } from '../checkout/redeemedCodes.js';
import { OfflineMethods } from './OfflineMethods.js';
import { PayAction } from './PayAction.js';
import { paymentOf } from './payment.js';
import styles from './PaymentPanel.module.css';
import { paymentSentence } from './paymentSentence.js';
import { PAYMENT_STATUSES } from './paymentStatus.js';
import { TipAction } from './TipAction.js';

export const PaymentPanel_appointment = graphql(`
  fragment PaymentPanel_appointment on Appointment {
    id
    instantActionToken
    state
    past
    timeZone
    clientTimeZone
    amountCurrency
    clientPaymentStatus
    paymentAction
    paymentRequirement
    paymentError
    dueCents
    failedRefunds {
      id
      amountCents
    }
    canTip
    transaction {
      id
      type
      state
      scheduledFor
    }
    defaultPaymentMethod {
      id
      brand
      last4
    }
    discountCodeRedemptions {
      id
      ...RedeemedCodes_coupon
    }
    giftCardRedemptions {
      id
      ...RedeemedCodes_giftCard
    }
    practice {
      id
      practitionerFirstName
      hasPaymentProvider
      hasPaypalPaymentsEnabled
      hasVenmoPaymentsEnabled
      ...OfflineMethods_practice
    }
    ...PayAction_appointment
    ...TipAction_appointment
  }
`);

export interface PaymentPanelProps {
  appointment: FragmentType<typeof PaymentPanel_appointment>;
  /** Something was paid or saved. */
  onChange: () => void;
}

/** Where the payment stands and what the client may do about it. */
export function PaymentPanel({ onChange, ...props }: PaymentPanelProps) {
  const appointment = readFragment(PaymentPanel_appointment, props.appointment);
  const { practice, clientPaymentStatus, state, dueCents } = appointment;
  const { label, tone } = PAYMENT_STATUSES[clientPaymentStatus];
  const payment = paymentOf({ ...appointment, ...practice });
  const sentence = paymentSentence({ ...appointment, ...practice });
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.status}>
        <h2 className={styles.title}>Payment</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <FailedRefundNotes
        refunds={appointment.failedRefunds}
        currency={appointment.amountCurrency}
        practitioner={practice.practitionerFirstName}
        className={styles.sentence}
      />
      {payment && <PayAction appointment={appointment} payment={payment} onChange={onChange} />}
      {appointment.canTip && <TipAction appointment={appointment} onChange={onChange} />}
      {takesCodes(appointment) && (
        <CodeField
          subject={{ appointmentId: appointment.id, instantActionToken: appointment.instantActionToken }}
          currency={appointment.amountCurrency}
          redeemed={redeemedCodes(appointment)}
          onChange={onChange}
        />
      )}
      {dueCents > 0 && state !== 'awaiting_payment' && <OfflineMethods practice={practice} />}
    </Card>
  );
}

/** Codes are for what is still to be paid of a visit that takes place. */
function takesCodes({ dueCents, state }: { dueCents: number; state: string }): boolean {
  return dueCents > 0 && (state === 'awaiting_payment' || state === 'pending' || state === 'approved');
}
