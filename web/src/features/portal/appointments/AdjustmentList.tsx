import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import type { AppointmentMoney } from './appointmentPayment.js';

const RemoveAdjustment = graphql(`
  mutation RemoveAdjustment($adjustmentId: ID!) {
    removeAdjustment(adjustmentId: $adjustmentId) {
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

/** Refunds and adjustments, latest first. What a provider moved cannot be taken back by a record. */
export function AdjustmentList({ payment }: { payment: AppointmentMoney }) {
  const { adjustments, amountCurrency, timeZone, paymentIntentId } = payment;
  const kept = useKeptFocus<HTMLUListElement>();
  if (adjustments.length === 0) return null;
  return (
    <div>
      <chakra.h3 mb="1" color="textSoft" fontSize="sm" fontWeight={560} fontFamily="text">
        Refunds and adjustments
      </chakra.h3>
      <ul {...kept}>
        {adjustments.map(({ id, adjustedAt, amountCents, note }) => (
          <chakra.li
            key={id}
            display="flex"
            gap="3"
            alignItems="baseline"
            py="2"
            borderTop="1px solid"
            borderColor="line"
          >
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {formatDateTime(parseOffsetDateTime(adjustedAt), timeZone)}
              {note && (
                <chakra.span display="block" color="textSoft">
                  {note}
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums">−{formatAmount(amountCents, amountCurrency)}</chakra.span>
            {!paymentIntentId && (
              <chakra.div css={AT_EDGE}>
                <RemoveButton adjustmentId={id} amount={formatAmount(amountCents, amountCurrency)} />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </ul>
    </div>
  );
}

/** The text of a button without a frame ends where other text does, and its height adds nothing to a line. */
const AT_EDGE = { marginBlock: 'calc(-1 * var(--space-2))', marginRight: 'calc(-1 * var(--space-4))' };

function RemoveButton({ adjustmentId, amount }: { adjustmentId: string; amount: string }) {
  const removing = useAction(RemoveAdjustment, {
    success: 'Adjustment removed',
    failure: "We weren't able to remove this adjustment",
    reasons: 'appended',
    unknownReason: 'please try again',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Remove the adjustment of ${amount}`}
      loading={removing.pending}
      onClick={() => void removing.run({ adjustmentId })}
    >
      Remove
    </Button>
  );
}
