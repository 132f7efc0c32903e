import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import { formatMoney } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Part, Row } from './parts.js';
import { CURRENCY, type Referral } from './useReferral.js';

const RequestReferralWithdrawal = graphql(`
  mutation RequestReferralWithdrawal($amountCents: Int!) {
    requestReferralWithdrawal(amountCents: $amountCents) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

const STATUS = { declined: 'Declined', paid: 'Paid', pending: 'Pending' } as const;

/** For lifetime members: their credit, and what they asked for. */
export function Withdrawals({ referral, zone }: { referral: Referral; zone: string }) {
  const { amountCents, withdrawals } = referral;
  const request = useAction(RequestReferralWithdrawal, {
    failure: 'Something went wrong',
    firstReasonOnly: true,
    success: 'Withdrawal requested',
    mutation: refetchAffected('referral'),
  });
  const waits = withdrawals.some(({ status }) => status === 'pending');
  return (
    <Part title="Withdrawals" note={`Your credit: ${formatMoney(amountCents, CURRENCY)}`}>
      {amountCents > 0 && (
        <div>
          <Button loading={request.pending} disabled={waits} onClick={() => void request.run({ amountCents })}>
            Withdraw {formatMoney(amountCents, CURRENCY)}
          </Button>
          {waits && (
            <chakra.p color="textSoft" fontSize="sm" mt="2">
              You can ask again when your last withdrawal is paid.
            </chakra.p>
          )}
        </div>
      )}
      {withdrawals.length === 0 ? (
        <chakra.p color="textSoft">You have not withdrawn anything yet.</chakra.p>
      ) : (
        <chakra.ul aria-label="Your withdrawals" display="grid" gap="2">
          {withdrawals.map((withdrawal) => (
            <Row key={withdrawal.id}>
              <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
                <strong>{formatMoney(withdrawal.amountCents, CURRENCY)}</strong>
                <Badge tone={withdrawal.status === 'pending' ? 'warning' : 'success'}>
                  {STATUS[withdrawal.status]}
                </Badge>
              </chakra.span>
              <chakra.span color="textSoft">
                {formatDate(parseOffsetDateTime(withdrawal.withdrawalDate), zone)}
              </chakra.span>
            </Row>
          ))}
        </chakra.ul>
      )}
    </Part>
  );
}
