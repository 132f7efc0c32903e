import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { AddCardDialog } from '../payments/AddCardDialog.js';
import { useRetryPayment } from '../payments/useRetryPayment.js';
import { notificationKind } from './notificationKind.js';

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
  const due = formatAmount(dueCents, amountCurrency);
  const kind = notificationKind(visit);
  return (
    <chakra.article
      display="grid"
      gap="2"
      py="4"
      fontSize="sm"
      css={{ '& + &': { borderTop: '1px solid var(--color-line)' }, '&:first-child': { pt: '0' } }}
    >
      <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Badge tone={kind === 'Payment unprocessed' ? 'warning' : 'danger'}>{kind}</Badge>
        <strong>{due}</strong>
      </chakra.p>
      <div>
        <chakra.p fontWeight={600}>{visit.clientName}</chakra.p>
        <chakra.p color="textSoft">{visit.formattedStartsAt}</chakra.p>
        {paymentError && <p>{paymentError}</p>}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {practice.hasPaymentProvider && (
          <Button size="sm" loading={retry.pending} onClick={visit.hasPaymentMethod ? charge : () => setAdding(true)}>
            {visit.hasPaymentMethod ? 'Retry' : 'Add card'}
          </Button>
        )}
        <ButtonLink size="sm" variant="ghost" href={`/portal/calendar#${instantActionToken}`} onClick={onFollow}>
          View
        </ButtonLink>
      </chakra.div>
      <AddCardDialog
        open={adding}
        onClose={() => setAdding(false)}
        practiceId={practice.id}
        subject={{ appointmentId: id, instantActionToken }}
        due={due}
        onSaved={charge}
      />
    </chakra.article>
  );
}
