import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../lib/toasts.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import type { Payment } from './payment.js';
import { useIsPractitioner } from './useIsPractitioner.js';

/** Dialog, forms and providers load when the user is about to pay. */
const PayDialog = lazyPart(async () => (await import('./PayDialog.js')).PayDialog);

export const PayAction_appointment = graphql(`
  fragment PayAction_appointment on Appointment {
    id
    instantActionToken
    amountCents
    amountCurrency
    tipAmountCents
    dueCents
    practice {
      id
      acceptsTips
    }
  }
`);

export interface PayActionProps {
  appointment: FragmentType<typeof PayAction_appointment>;
  payment: Payment;
  onChange: () => void;
}

/** Pay now, or add a card: the saved one first where it may be charged, any other one by its numbers, or a wallet. */
export function PayAction({ payment, onChange, ...props }: PayActionProps) {
  const { id, instantActionToken, ...appointment } = readFragment(PayAction_appointment, props.appointment);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const inPerson = useIsPractitioner(appointment.practice.id);
  // Only the client may tip with a saved card.
  const asksForTip =
    payment.label === 'Pay now' && appointment.practice.acceptsTips && appointment.amountCents > 0 && !inPerson;
  const done = () => {
    const paid = payment.label === 'Pay now';
    showToast(paid ? 'Your payment has been processed successfully.' : 'Your payment method has been saved.');
    setOpen(false);
    onChange();
  };
  return (
    <>
      <Button
        block
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {payment.label}
      </Button>
      {wanted && (
        <PartBoundary waiting={null}>
          <PayDialog
            open={open}
            onClose={() => setOpen(false)}
            practiceId={appointment.practice.id}
            subject={{ appointmentId: id, instantActionToken }}
            dueCents={appointment.dueCents}
            currency={appointment.amountCurrency}
            tipping={asksForTip ? appointment : undefined}
            payment={payment}
            onDone={done}
            onChange={onChange}
          />
        </PartBoundary>
      )}
    </>
  );
}
