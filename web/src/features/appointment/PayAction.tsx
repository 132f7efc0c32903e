import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import { CardEntry } from '../payments/CardEntry.js';
import type { PaymentAction } from './paymentStatus.js';
import { SavedCardPayment } from './SavedCardPayment.js';
import { useChargeCard } from './useChargeCard.js';

export const PayAction_appointment = graphql(`
  fragment PayAction_appointment on Appointment {
    id
    instantActionToken
    amountCurrency
    dueCents
    state
    defaultPaymentMethod {
      id
      brand
      last4
    }
    practice {
      id
    }
  }
`);

export interface PayActionProps {
  appointment: FragmentType<typeof PayAction_appointment>;
  action: PaymentAction;
  onChange: () => void;
}

/** Pay now, or add a card: the saved one first where it may be charged, any other one by its numbers. */
export function PayAction({ action, onChange, ...props }: PayActionProps) {
  const appointment = readFragment(PayAction_appointment, props.appointment);
  const [open, setOpen] = useState(false);
  const [otherCard, setOtherCard] = useState(false);
  const done = () => {
    setOpen(false);
    onChange();
  };
  const { charge, charging, bankAsks } = useChargeCard(appointment, { onPaid: done, onFailed: onChange });
  const amount = formatMoney(appointment.dueCents, appointment.amountCurrency);
  const pays = action.label === 'Pay now';
  const saved = action.chargesAfterwards && !otherCard && !bankAsks ? appointment.defaultPaymentMethod : undefined;
  const onSaved = () => {
    if (action.chargesAfterwards) return void charge();
    showToast(pays ? 'Your payment has been processed successfully.' : 'Your payment method has been saved.');
    done();
  };
  const start = () => {
    setOtherCard(false);
    setOpen(true);
  };
  return (
    <>
      <Button block onClick={start}>
        {action.label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={pays ? `Pay ${amount}` : 'Add a credit card'}>
        {saved ? (
          <SavedCardPayment
            card={saved}
            label={`Pay ${amount}`}
            paying={charging}
            onPay={() => void charge()}
            onOther={() => setOtherCard(true)}
          />
        ) : (
          <>
            {bankAsks && <p>Your bank wants you to confirm this payment. Please enter the card once more.</p>}
            <CardEntry
              practiceId={appointment.practice.id}
              submitLabel={pays ? `Pay ${amount}` : 'Save card'}
              disabled={charging}
              prepare={async () => ({
                appointmentId: appointment.id,
                instantActionToken: appointment.instantActionToken,
              })}
              onSaved={onSaved}
              onRefused={onChange}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
