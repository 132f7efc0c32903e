import { useApolloClient } from '@apollo/client/react';
import { formatAmount } from '../../../lib/money.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import { returnedBy, returnSentences } from './returnedMoney.js';
import { useAddAdjustment } from './useAddAdjustment.js';

/** More was paid for the visit than it costs, as by card after it was marked as paid: one tap refunds the excess. */
export function OverpaidAlert({ payment }: { payment: AppointmentMoney }) {
  const { id, overpaidCents, amountCurrency } = payment;
  const client = useApolloClient();
  const refund = useAddAdjustment('toast');
  const { title, text, byHand } = wordsOf(payment);
  const amount = formatAmount(overpaidCents, amountCurrency);
  const giveBack = async () => {
    const adjustedAt = new Date().toISOString();
    const form = { appointmentId: id, adjustedAt, amountCents: overpaidCents, note: title, onlyOverpaid: true };
    const { ok } = await refund.add(form);
    // It may have been refunded elsewhere.
    if (!ok) void refetchNamed(client, 'AppointmentPayment');
  };
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button size="sm" loading={refund.pending} onClick={() => void giveBack()}>
          {byHand ? `Record ${amount} as given back` : `Refund ${amount}`}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** @returns `byHand` where none of it goes back by itself */
function wordsOf({ overpaidCents, amountCurrency, received, markPaid }: AppointmentMoney) {
  const amount = formatAmount(overpaidCents, amountCurrency);
  const parts = received ?? { cardCents: 0, giftCardCents: 0, offlineCents: 0 };
  const twice = markPaid && parts.cardCents > 0 && parts.offlineCents > 0;
  const why = twice
    ? `This visit was marked as paid, and paid by card as well: ${amount} is too much.`
    : `${amount} more was paid than this visit costs.`;
  const byHand = received != null && returnedBy(overpaidCents, received).byHand === overpaidCents;
  const ways = received ? returnSentences(overpaidCents, received, amountCurrency) : [];
  return { title: twice ? 'Paid twice' : 'Paid too much', text: [why, ...ways].join(' '), byHand };
}
