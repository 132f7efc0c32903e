import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../portal-ui/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import { PaidByFields, paidByLabel, usePaidBy } from './PaidBy.js';

const MarkPaid = graphql(`
  mutation MarkPaid($appointmentId: ID!, $paidBy: String!) {
    markPaid(appointmentId: $appointmentId, paidBy: $paidBy) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
        paymentStatus
        markPaid
        paidBy
      }
    }
  }
`);

const UndoMark = graphql(`
  mutation UndoMarkPaid($appointmentId: ID!) {
    undoMarkPaid(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
        paymentStatus
        markPaid
        paidBy
      }
    }
  }
`);

/** Records that the client paid outside of a provider. */
export function MarkPaidButton({ payment }: { payment: AppointmentMoney }) {
  const { id, dueCents, amountCurrency } = payment;
  const [asking, setAsking] = useState(false);
  const paid = usePaidBy();
  const marking = useAction(MarkPaid, {
    success: 'Marked as paid.',
    failure: 'We weren’t able to mark this appointment as paid',
    reasons: 'appended',
    shown: 'inline',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
    onSuccess: () => setAsking(false),
  });
  const open = () => {
    marking.clear();
    paid.clear();
    setAsking(true);
  };
  const mark = () => {
    const paidBy = paid.read();
    if (paidBy) void marking.run({ appointmentId: id, paidBy });
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={open}>
        Mark as paid
      </Button>
      <ConfirmDialog
        open={asking}
        title="Mark as paid"
        description={`${formatAmount(dueCents, amountCurrency)} is recorded as received, and no card is charged.`}
        confirm="Mark as paid"
        pending={marking.pending}
        problem={marking.message}
        onConfirm={mark}
        onClose={() => setAsking(false)}
      >
        <PaidByFields legend="How were you paid?" fields={paid.fields} />
      </ConfirmDialog>
    </>
  );
}

/** The text of a button without a frame ends where other text does. */
const AT_EDGE = { marginRight: 'calc(-1 * var(--space-4))' };

/** Says how it was paid, and takes that back. */
export function UndoMarkPaid({ payment: { id, paidBy } }: { payment: AppointmentMoney }) {
  const undo = useAction(UndoMark, {
    success: 'No longer marked as paid.',
    failure: 'We weren’t able to undo this',
    reasons: 'appended',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
  });
  return (
    <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
      <span>Marked as paid{paidBy && ` · ${paidByLabel(paidBy)}`}</span>
      <chakra.span css={AT_EDGE}>
        <Button size="sm" variant="ghost" loading={undo.pending} onClick={() => void undo.run({ appointmentId: id })}>
          Undo
        </Button>
      </chakra.span>
    </chakra.p>
  );
}
