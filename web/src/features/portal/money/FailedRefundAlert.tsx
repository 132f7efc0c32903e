import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { FailedRefundAlert_RefundFragment } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { PaidByDialog, usePaidByDialog } from './PaidBy.js';

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

export const FailedRefundAlert_refund = graphql(`
  fragment FailedRefundAlert_refund on FailedRefund {
    id
    amountCents
    brand
    last4
  }
`);

export interface FailedRefundAlertProps {
  refund: FragmentType<typeof FailedRefundAlert_refund>;
  /** ISO 4217. */
  currency: string;
}

/** A failed refund that is owed to the client, with the ways to pay it back. */
export function FailedRefundAlert({ currency, ...props }: FailedRefundAlertProps) {
  const refund = readFragment(FailedRefundAlert_refund, props.refund);
  const { id: refundId } = refund;
  const amount = formatAmount(refund.amountCents, currency);
  const dialog = usePaidByDialog();
  const affected = refetchAffected(
    'failedRefunds',
    'registrationsToSettle',
    'tokenRegistration',
    'bookableEventRegistration',
  );
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
    onSuccess: dialog.hide,
  });
  const ask = () => {
    marking.clear();
    dialog.show();
  };
  const actions = (
    <>
      <Button size="sm" onClick={ask}>
        Record as paid back
      </Button>
      <Button size="sm" variant="outline" loading={retry.pending} onClick={() => void retry.run({ refundId })}>
        {refund.last4 ? 'Try the card again' : 'Try again'}
      </Button>
    </>
  );
  return (
    <>
      <Alert tone="warning" title={`A refund of ${amount} didn't arrive`} action={actions}>
        {methodOf(refund)} did not accept it, and the money is back in your account. You owe it to your client: pay it
        back in another way, or try again once they have spoken to their bank.
      </Alert>
      <PaidByDialog
        dialog={dialog}
        title={`Record ${amount} as paid back`}
        description="It's recorded as an adjustment, and the refund isn't sent again."
        confirm="Record as paid back"
        legend="How did you pay it back?"
        action={{ pending: marking.pending, problem: marking.message }}
        onPaid={(paidBy) => void marking.run({ refundId, paidBy })}
      />
    </>
  );
}

function methodOf({ brand, last4 }: FailedRefundAlert_RefundFragment): string {
  return last4 ? `The card ending in ${last4}` : brand === 'venmo' ? 'Venmo' : 'PayPal';
}
