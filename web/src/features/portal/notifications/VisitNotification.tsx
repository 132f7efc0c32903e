import { formatAmount } from '../../../lib/money.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

export interface VisitNotificationProps {
  badge: string;
  amountCents: number;
  visit: {
    instantActionToken: string;
    clientName?: string | null | undefined;
    formattedStartsAt?: string | null | undefined;
    /** ISO 4217. */
    amountCurrency: string;
  };
  onFollow: () => void;
}

/** A visit whose payment needs the practitioner; its flyout says what to do. */
export function VisitNotification({ badge, amountCents, visit, onFollow }: VisitNotificationProps) {
  return (
    <chakra.article
      display="grid"
      gap="2"
      py="4"
      fontSize="sm"
      css={{ '& + &': { borderTop: '1px solid var(--color-line)' }, '&:first-child': { pt: '0' } }}
    >
      <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Badge tone="danger">{badge}</Badge>
        <strong>{formatAmount(amountCents, visit.amountCurrency)}</strong>
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
