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
  /** ISO 4217. */
  currency: string;
  clientName: string;
  /** What is paid for, such as the time of the visit. */
  subject: string;
  /** Where it is shown. */
  href: string;
  /** Why, below the visit. */
  reason?: string | null | undefined;
  /** What can be done here; without, the only way is to the visit. */
  children?: ReactNode;
  onFollow: () => void;
}

/** A visit, or a place at a group event, whose payment needs the practitioner. */
export function VisitNotification(props: VisitNotificationProps) {
  const {
    badge,
    tone = 'danger',
    amountCents,
    currency,
    clientName,
    subject,
    href,
    reason,
    children,
    onFollow,
  } = props;
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
        <strong>{formatAmount(amountCents, currency)}</strong>
      </chakra.p>
      <div>
        <chakra.p fontWeight={600}>{clientName}</chakra.p>
        <chakra.p color="textSoft">{subject}</chakra.p>
        {reason && <p>{reason}</p>}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {children}
        <ButtonLink size="sm" variant={children ? 'ghost' : 'primary'} href={href} onClick={onFollow}>
          View
        </ButtonLink>
      </chakra.div>
    </chakra.article>
  );
}

interface NotifiedVisit {
  instantActionToken: string;
  clientName: string;
  formattedStartsAt: string;
  /** ISO 4217. */
  amountCurrency: string;
}

/** Properties of the notification of an appointment. */
export function ofVisit({ instantActionToken, clientName, formattedStartsAt, amountCurrency }: NotifiedVisit) {
  const href = `/portal/calendar#${instantActionToken}`;
  return { clientName, subject: formattedStartsAt, currency: amountCurrency, href };
}
