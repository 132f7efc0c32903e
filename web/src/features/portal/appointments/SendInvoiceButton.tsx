import { useRef, useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { InvoiceChannel } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import type { AppointmentMoney } from './appointmentPayment.js';

const SendInvoice = graphql(`
  mutation SendClientInvoice($appointmentId: ID!, $sendTo: InvoiceChannel!, $idempotencyKey: ID!) {
    sendClientInvoiceMutation(appointmentId: $appointmentId, sendTo: $sendTo, idempotencyKey: $idempotencyKey) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
      }
    }
  }
`);

const WAYS: { value: InvoiceChannel; title: string }[] = [
  { value: 'email', title: 'Email' },
  { value: 'sms', title: 'Text' },
  { value: 'both', title: 'Both' },
];

/** Sends the client what the visit costs, with the page on which it can be paid. */
export function SendInvoiceButton({ payment }: { payment: AppointmentMoney }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Send invoice
      </Button>
      {asking && <SendInvoiceDialog payment={payment} onClose={() => setAsking(false)} />}
    </>
  );
}

function SendInvoiceDialog({ payment, onClose }: { payment: AppointmentMoney; onClose: () => void }) {
  const { id: appointmentId, fullTotal, dueCents, amountCurrency } = payment;
  const [sendTo, setSendTo] = useState<InvoiceChannel>('email');
  // An answer that was lost sends nothing twice.
  const keys = useRef<Partial<Record<InvoiceChannel, string>>>({});
  const sending = useAction(SendInvoice, {
    success: 'Invoice sent successfully',
    failure: 'Failed to send invoice',
    unanswered: 'We got no answer. You can send it again; your client gets it only once.',
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: onClose,
  });
  const send = () => {
    const idempotencyKey = (keys.current[sendTo] ??= crypto.randomUUID());
    void sending.run({ appointmentId, sendTo, idempotencyKey });
  };
  const due = dueCents > 0 ? `${formatAmount(dueCents, amountCurrency)} of it is due.` : 'Nothing is due anymore.';
  return (
    <ConfirmDialog
      open
      title="Send invoice"
      description={`Your client gets an invoice for ${formatAmount(fullTotal, amountCurrency)}. ${due}`}
      confirm="Send invoice"
      pending={sending.pending}
      problem={sending.message}
      onConfirm={send}
      onClose={onClose}
    >
      <RadioCards legend="How should it be sent?" layout="row" options={WAYS} value={sendTo} onChange={setSendTo} />
    </ConfirmDialog>
  );
}
