import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import { OfflineMethods } from './OfflineMethods.js';
import { PayAction } from './PayAction.js';
import styles from './PaymentPanel.module.css';
import { PAYMENT_STATUSES, paymentAction } from './paymentStatus.js';
import { paymentSentence } from './paymentSentence.js';

export const PaymentPanel_appointment = graphql(`
  fragment PaymentPanel_appointment on Appointment {
    id
    state
    past
    timeZone
    clientTimeZone
    clientPaymentStatus
    paymentRequirement
    paymentError
    dueCents
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
    practice {
      id
      practitionerFirstName
      hasPaymentProvider
      ...OfflineMethods_practice
    }
    ...PayAction_appointment
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
  const { practice, clientPaymentStatus } = appointment;
  const { label, tone } = PAYMENT_STATUSES[clientPaymentStatus];
  const action = paymentAction({ ...appointment, takesCards: practice.hasPaymentProvider });
  const sentence = paymentSentence({ ...appointment, ...practice });
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.status}>
        <h2 className={styles.title}>Payment</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {action && <PayAction appointment={appointment} action={action} onChange={onChange} />}
      {appointment.dueCents > 0 && appointment.state !== 'awaiting_payment' && <OfflineMethods practice={practice} />}
    </Card>
  );
}
