import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { formatMoney } from '../../lib/money.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { showToast } from '../../lib/toasts.js';
import { PAYMENT_STATUSES } from '../appointment/paymentStatus.js';
import { CodeField } from '../checkout/CodeField.js';
import { FailedRefundNotes } from '../checkout/FailedRefundNotes.js';
import { redeemedCodes } from '../checkout/redeemedCodes.js';
import { offlinePayments } from '../../lib/offlinePayments.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import styles from './RegistrationPayment.module.css';
import { paymentOfRegistration, paymentText } from './registrationPaymentText.js';

const PayDialog = lazyPart(async () => (await import('../appointment/PayDialog.js')).PayDialog);

export const RegistrationPayment_registration = graphql(`
  fragment RegistrationPayment_registration on BookableEventRegistration {
    id
    token
    state
    isOwnerCancelled
    amountCents
    amountCurrency
    fullTotal
    dueCents
    writtenOffCents
    clientPaymentStatus
    paymentError
    failedRefunds {
      id
      amountCents
    }
    event {
      id
      past
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
      defaultCurrency
      hasPaymentProvider
      hasPaypalPaymentsEnabled
      hasVenmoPaymentsEnabled
      acceptsCash
      acceptsOfflineCreditCard
      acceptsPaypal
      acceptsVenmo
      acceptsZelle
    }
  }
`);

export interface RegistrationPaymentProps {
  registration: FragmentType<typeof RegistrationPayment_registration>;
  /** Something was paid, taken off or put back. */
  onChange: () => void;
}

/** What the place costs, where its payment stands, and what the client may do about it. */
export function RegistrationPayment({ onChange, ...props }: RegistrationPaymentProps) {
  const registration = readFragment(RegistrationPayment_registration, props.registration);
  const { amountCents, amountCurrency, dueCents, writtenOffCents, practice, clientPaymentStatus } = registration;
  const { label, tone } = PAYMENT_STATUSES[clientPaymentStatus];
  const payment = paymentOfRegistration(registration);
  const sentence = paymentText({ ...registration, waysOfPaying: offlinePayments(practice) });
  const takesCodes = registration.state === 'booked' && dueCents > 0 && !registration.event.past;
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.status}>
        <h2 className={styles.title}>Payment</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {amountCents > 0 && (
        <dl className={styles.rows}>
          <Row label="Your place" amount={formatMoney(amountCents, amountCurrency)} />
          {redeemedCodes(registration).map((code) => (
            <Row key={code.id} label={code.label} amount={`−${formatMoney(code.amountCents, amountCurrency)}`} />
          ))}
          {writtenOffCents > 0 && (
            <Row label="Waived (too small to charge)" amount={`−${formatMoney(writtenOffCents, amountCurrency)}`} />
          )}
          {dueCents > 0 && dueCents !== amountCents && (
            <Row label="Due" amount={formatMoney(dueCents, amountCurrency)} strong />
          )}
        </dl>
      )}
      <p className={styles.sentence}>{sentence}</p>
      <FailedRefundNotes
        refunds={registration.failedRefunds}
        currency={amountCurrency}
        practitioner={practice.practitionerFirstName}
        className={styles.sentence}
      />
      {payment && <PayButton registration={registration} payment={payment} onChange={onChange} />}
      {takesCodes && (
        <CodeField
          subject={{ appointmentId: registration.id, instantActionToken: registration.token }}
          currency={amountCurrency}
          redeemed={redeemedCodes(registration)}
          onChange={onChange}
        />
      )}
    </Card>
  );
}

function Row({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.due : styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

interface PayButtonProps {
  registration: {
    id: string;
    token: string;
    dueCents: number;
    amountCurrency: string;
    practice: { id: string };
  };
  payment: NonNullable<ReturnType<typeof paymentOfRegistration>>;
  onChange: () => void;
}

function PayButton({ registration, payment, onChange }: PayButtonProps) {
  const { id, token, dueCents, amountCurrency, practice } = registration;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
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
            practiceId={practice.id}
            subject={{ appointmentId: id, instantActionToken: token }}
            dueCents={dueCents}
            currency={amountCurrency}
            payment={payment}
            onDone={done}
            onChange={onChange}
          />
        </PartBoundary>
      )}
    </>
  );
}
