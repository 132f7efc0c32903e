import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../portal-ui/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import { PaidByFields, usePaidBy } from './PaidBy.js';

const RetryRefund = graphql(`
  mutation RetryRefund($refundId: ID!) {
    retryRefund(refundId: $refundId) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
        paymentStatus
      }
    }
  }
`);

const MarkRefundPaid = graphql(`
  mutation MarkRefundPaid($refundId: ID!, $paidBy: String!) {
    markRefundPaid(refundId: $refundId, paidBy: $paidBy) {
      result
      errors {
        message
      }
      appointment {
        id
        instantActionToken
        paymentStatus
      }
    }
  }
`);

export interface FailedRefundAlertProps {
  refund: AppointmentMoney['failedRefunds'][number];
  payment: AppointmentMoney;
}

/** A failed refund that is owed to the client, with the ways to pay it back. */
export function FailedRefundAlert({ refund, payment }: FailedRefundAlertProps) {
  const amount = formatAmount(refund.amountCents, payment.amountCurrency);
  const [asking, setAsking] = useState(false);
  const paid = usePaidBy();
  const affected = refetchAffected('failedRefunds');
  const retry = useAction(RetryRefund, {
    success: 'The refund will be sent again.',
    failure: 'We weren’t able to send the refund again',
    reasons: 'appended',
    mutation: affected,
  });
  const marking = useAction(MarkRefundPaid, {
    success: `${amount} is recorded as paid back.`,
    failure: 'We weren’t able to record this',
    reasons: 'appended',
    shown: 'inline',
    mutation: affected,
    onSuccess: () => setAsking(false),
  });
  const open = () => {
    marking.clear();
    paid.clear();
    setAsking(true);
  };
  const mark = () => {
    const paidBy = paid.read();
    if (paidBy) void marking.run({ refundId: refund.id, paidBy });
  };
  return (
    <>
      <Alert
        tone="warning"
        title={`A refund of ${amount} did not arrive`}
        action={
          <>
            <Button size="sm" onClick={open}>
              Record as paid back
            </Button>
            <Button
              size="sm"
              variant="outline"
              loading={retry.pending}
              onClick={() => void retry.run({ refundId: refund.id })}
            >
              Try the card again
            </Button>
          </>
        }
      >
        {methodOf(refund)} did not accept it, and the money is back in your account. You owe it to your client: pay it
        back in another way, or try again once they have spoken to their bank.
      </Alert>
      <ConfirmDialog
        open={asking}
        title={`Record ${amount} as paid back`}
        description="It is recorded as an adjustment, and the refund is not sent again."
        confirm="Record as paid back"
        pending={marking.pending}
        problem={marking.message}
        onConfirm={mark}
        onClose={() => setAsking(false)}
      >
        <PaidByFields legend="How did you pay it back?" fields={paid.fields} />
      </ConfirmDialog>
    </>
  );
}

function methodOf({ brand, last4 }: FailedRefundAlertProps['refund']): string {
  return last4 ? `The card ending in ${last4}` : brand === 'venmo' ? 'Venmo' : 'PayPal';
}
