import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

export const RefundNotification_appointment = graphql(`
  fragment RefundNotification_appointment on Appointment {
    id
    instantActionToken
    clientName
    formattedStartsAt
    amountCurrency
    failedRefunds {
      id
      amountCents
    }
  }
`);

export interface RefundNotificationProps {
  visit: FragmentType<typeof RefundNotification_appointment>;
  onFollow: () => void;
}

/** An appointment with a failed refund; its flyout offers the ways to pay it back. */
export function RefundNotification({ onFollow, ...props }: RefundNotificationProps) {
  const visit = readFragment(RefundNotification_appointment, props.visit);
  const owed = visit.failedRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <chakra.article
      display="grid"
      gap="2"
      py="4"
      fontSize="sm"
      css={{ '& + &': { borderTop: '1px solid var(--color-line)' }, '&:first-child': { pt: '0' } }}
    >
      <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Badge tone="danger">Refund failed</Badge>
        <strong>{formatAmount(owed, visit.amountCurrency)}</strong>
      </chakra.p>
      <div>
        <chakra.p fontWeight={600}>{visit.clientName}</chakra.p>
        <chakra.p color="textSoft">{visit.formattedStartsAt}</chakra.p>
      </div>
      <div>
        <ButtonLink size="sm" href={`/portal/calendar#${visit.instantActionToken}`} onClick={onFollow}>
          View
        </ButtonLink>
      </div>
    </chakra.article>
  );
}
