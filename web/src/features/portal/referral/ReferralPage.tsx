import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { formatMoney } from '../../../lib/money.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { DiscountCode } from './DiscountCode.js';
import { Part, Row } from './parts.js';
import { CURRENCY, type Referral, useReferral } from './useReferral.js';
import { Withdrawals } from './Withdrawals.js';

/** /portal/referral: the discount code of a practitioner, and what came of it (spec portal-configuration §2). */
export function ReferralPage() {
  usePageTitle('Referral programme');
  const { referral, zone, failed, retry } = useReferral();
  return (
    <ListPage title="Referral programme" subtitle="Bring other practitioners to Yarrow.">
      {referral ? (
        <chakra.div display="grid" gap="6" maxW="48rem" minW="0">
          <DiscountCode {...{ referral }} />
          <Uses {...{ referral, zone }} />
          {referral.isLifer && <Withdrawals {...{ referral, zone }} />}
        </chakra.div>
      ) : failed ? (
        <ErrorState heading="h2" onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </ListPage>
  );
}

function Uses({ referral, zone }: { referral: Referral; zone: string }) {
  const { referralUses, usesCount, amountCents, isLifer } = referral;
  const earned = !isLifer && amountCents > 0 && `${formatMoney(amountCents, CURRENCY)} credited to your subscription`;
  return (
    <Part title="Uses" note={earned || undefined}>
      {referralUses.length === 0 ? (
        <EmptyState heading="h3" icon="users" title="Nobody has used your code yet">
          A use shows here when a practitioner who registered with your code has confirmed the email address.
        </EmptyState>
      ) : (
        <>
          <chakra.ul aria-label="Uses of your code" display="grid" gap="2">
            {referralUses.map(({ id, useDate }) => (
              <Row key={id}>
                <span>A practitioner joined</span>
                <chakra.span color="textSoft">{formatDate(parseOffsetDateTime(useDate), zone)}</chakra.span>
              </Row>
            ))}
          </chakra.ul>
          {usesCount > referralUses.length && (
            <chakra.p color="textSoft" fontSize="sm">
              The newest {referralUses.length} of {usesCount}
            </chakra.p>
          )}
        </>
      )}
    </Part>
  );
}
