import { useState } from 'react';
import { formatAmount } from '../../../lib/money.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { AddCardDialog } from '../money/AddCardDialog.js';
import { useRetryPayment } from '../money/useRetryPayment.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import type { UnpaidReason } from '../money/paymentStatus.js';

const BANNERS: Record<UnpaidReason, { title: string; text: string }> = {
  overdue: { title: 'Overdue', text: "There's no card on file. Ask your client for a payment method." },
  not_processed: { title: 'Payment not processed', text: '' },
  unpaid: { title: 'Unpaid', text: 'A card is on file and can be charged.' },
};

/** Banner of an unpaid past visit: the reason, and a button that charges the saved card or a new one. */
export function UnpaidBanner({ reason, payment }: { reason: UnpaidReason; payment: AppointmentMoney }) {
  const { id, instantActionToken, dueCents, amountCurrency, hasPaymentMethod, practice } = payment;
  const { title, text } = BANNERS[reason];
  const [adding, setAdding] = useState(false);
  const retry = useRetryPayment();
  const charge = () => void retry.run({ appointmentId: id });
  return (
    <chakra.div display="grid" gap="2" pt="3" borderTop="1px solid" borderColor="lineStrong">
      <p>
        <strong>{title}.</strong> {payment.paymentError ?? text}
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {hasPaymentMethod && (
          <Button size="sm" loading={retry.pending} onClick={charge}>
            Retry
          </Button>
        )}
        {practice.hasPaymentProvider && (
          <Button
            size="sm"
            variant={hasPaymentMethod ? 'outline' : 'primary'}
            disabled={retry.pending}
            onClick={() => setAdding(true)}
          >
            {hasPaymentMethod ? 'Use another card' : 'Add card'}
          </Button>
        )}
      </chakra.div>
      <AddCardDialog
        open={adding}
        onClose={() => setAdding(false)}
        practiceId={practice.id}
        subject={{ appointmentId: id, instantActionToken }}
        due={formatAmount(dueCents, amountCurrency)}
        onSaved={charge}
      />
    </chakra.div>
  );
}
