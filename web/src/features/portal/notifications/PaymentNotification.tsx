import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { Button } from '../../../ui/Button.js';
import { AddCardDialog } from '../money/AddCardDialog.js';
import { useRetryPayment } from '../money/useRetryPayment.js';
import { notificationKind } from './notificationKind.js';
import { ofVisit, VisitNotification } from './VisitNotification.js';

export const PaymentNotification_appointment = graphql(`
  fragment PaymentNotification_appointment on Appointment {
    id
    instantActionToken
    clientName
    formattedStartsAt
    amountCurrency
    dueCents
    paymentError
    hasTransaction
    hasPaymentMethod
  }
`);

export interface PaymentNotificationProps {
  payment: FragmentType<typeof PaymentNotification_appointment>;
  /** The practice that is paid, and whether it can charge cards. */
  practice: { id: string; hasPaymentProvider: boolean };
  onFollow: () => void;
}

/** A visit whose payment needs the practitioner: charge the saved card, or take one first. */
export function PaymentNotification({ payment, practice, onFollow }: PaymentNotificationProps) {
  const visit = readFragment(PaymentNotification_appointment, payment);
  const { id, instantActionToken, dueCents, amountCurrency, paymentError } = visit;
  const [adding, setAdding] = useState(false);
  const retry = useRetryPayment();
  const charge = () => void retry.run({ appointmentId: id });
  const kind = notificationKind(visit);
  return (
    <>
      <VisitNotification
        badge={kind}
        tone={kind === 'Payment unprocessed' ? 'warning' : 'danger'}
        amountCents={dueCents}
        {...ofVisit(visit)}
        reason={paymentError}
        onFollow={onFollow}
      >
        {practice.hasPaymentProvider && (
          <Button size="sm" loading={retry.pending} onClick={visit.hasPaymentMethod ? charge : () => setAdding(true)}>
            {visit.hasPaymentMethod ? 'Retry' : 'Add card'}
          </Button>
        )}
      </VisitNotification>
      <AddCardDialog
        open={adding}
        onClose={() => setAdding(false)}
        practiceId={practice.id}
        subject={{ appointmentId: id, instantActionToken }}
        due={formatAmount(dueCents, amountCurrency)}
        onSaved={charge}
      />
    </>
  );
}
