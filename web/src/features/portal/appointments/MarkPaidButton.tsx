import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import { PaidByDialog, paidByLabel, usePaidByDialog } from '../money/PaidBy.js';

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
  const dialog = usePaidByDialog();
  const marking = useAction(MarkPaid, {
    success: 'Marked as paid.',
    failure: 'We weren’t able to mark this appointment as paid',
    reasons: 'appended',
    shown: 'inline',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
    onSuccess: dialog.hide,
  });
  const ask = () => {
    marking.clear();
    dialog.show();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={ask}>
        Mark as paid
      </Button>
      <PaidByDialog
        dialog={dialog}
        title="Mark as paid"
        description={`${formatAmount(dueCents, amountCurrency)} is recorded as received, and no card is charged.`}
        confirm="Mark as paid"
        legend="How were you paid?"
        action={{ pending: marking.pending, problem: marking.message }}
        onPaid={(paidBy) => void marking.run({ appointmentId: id, paidBy })}
      />
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
