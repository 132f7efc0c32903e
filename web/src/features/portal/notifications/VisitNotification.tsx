import type { ReactNode } from 'react';
import { formatAmount } from '../../../lib/money.js';
import { Badge, type BadgeProps } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

export interface VisitNotificationProps {
  badge: string;
  /** Default danger. */
  tone?: BadgeProps['tone'];
  amountCents: number;
  visit: {
    instantActionToken: string;
    clientName: string;
    formattedStartsAt: string;
    /** ISO 4217. */
    amountCurrency: string;
  };
  /** Why, below the visit. */
  reason?: string | null | undefined;
  /** What can be done here; without, the only way is to the visit. */
  children?: ReactNode;
  onFollow: () => void;
}

/** A visit whose payment needs the practitioner. */
export function VisitNotification(props: VisitNotificationProps) {
  const { badge, tone = 'danger', amountCents, visit, reason, children, onFollow } = props;
  return (
    <chakra.article
      display="grid"
      gap="2"
      py="4"
      fontSize="sm"
      css={{ '& + &': { borderTop: '1px solid var(--color-line)' }, '&:first-child': { pt: '0' } }}
    >
      <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Badge tone={tone}>{badge}</Badge>
        <strong>{formatAmount(amountCents, visit.amountCurrency)}</strong>
      </chakra.p>
      <div>
        <chakra.p fontWeight={600}>{visit.clientName}</chakra.p>
        <chakra.p color="textSoft">{visit.formattedStartsAt}</chakra.p>
        {reason && <p>{reason}</p>}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {children}
        <ButtonLink
          size="sm"
          variant={children ? 'ghost' : 'primary'}
          href={`/portal/calendar#${visit.instantActionToken}`}
          onClick={onFollow}
        >
          View
        </ButtonLink>
      </chakra.div>
    </chakra.article>
  );
}
