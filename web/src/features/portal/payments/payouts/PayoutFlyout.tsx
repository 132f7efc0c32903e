import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { formatDate } from '@yarrow/time/format';
import { graphql } from '../../../../gql/gql.js';
import type { EntriesOfPayoutQuery } from '../../../../gql/graphql.js';
import { formatAmount } from '../../../../lib/money.js';
import { Alert } from '../../../../ui/Alert.js';
import { Badge } from '../../../../ui/Badge.js';
import { chakra } from '../../../../ui/chakra.js';
import { Drawer } from '../../../../ui/Dialog.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { KINDS, PROVIDERS, STATUSES } from './payoutLabels.js';
import type { PayoutRow } from './PayoutsPage.js';

const EntriesOfPayout = graphql(`
  query EntriesOfPayout($payoutId: ID!) {
    currentPractice {
      id
      payoutEntries(payoutId: $payoutId) {
        id
        kind
        grossCents
        feeCents
        netCents
        label
        occurredAt
        visit {
          id
          clientName
          serviceName
        }
      }
    }
  }
`);

type Entry = NonNullable<NonNullable<EntriesOfPayoutQuery['currentPractice']>['payoutEntries']>[number];

interface PayoutFlyoutProps {
  payout: PayoutRow;
  /** Of the practice. */
  zone: string;
  onClose: () => void;
}

/** One payout: how it comes to its amount, and each payment in it. */
export function PayoutFlyout({ payout, zone, onClose }: PayoutFlyoutProps) {
  const { provider, sentAt, arrivesOn, status, providerPayoutId } = payout;
  const sent = formatDate(Date.parse(sentAt), zone);
  return (
    <Drawer open title={`Payout of ${sent}`} onClose={onClose}>
      <chakra.div display="grid" gap="5" fontSize="md" data-density="compact">
        <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
          <span>
            {PROVIDERS[provider] ?? provider}
            {arrivesOn && ` · at your bank on ${formatDate(Date.parse(`${arrivesOn}T12:00:00Z`), 'UTC')}`}
          </span>
        </chakra.p>
        <Sums payout={payout} />
        <Entries payout={payout} zone={zone} />
        <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
          {PROVIDERS[provider] ?? provider} calls it {providerPayoutId}.
        </chakra.p>
      </chakra.div>
    </Drawer>
  );
}

/** From what clients paid to what reached the bank. */
function Sums({ payout }: { payout: PayoutRow }) {
  const { currency, unexplainedCents, platformFeesCents, provider } = payout;
  const rows: [label: string, cents: number, note?: string][] = [
    ['Payments', payout.paymentsCents],
    [`Taken at ${PROVIDERS[provider] ?? provider} itself`, payout.elsewhereCents],
    ['Refunds', payout.refundsCents],
    ['Corrections', payout.correctionsCents],
    [
      'Fees',
      -payout.feesCents,
      platformFeesCents > 0 ? `${formatAmount(platformFeesCents, currency)} of them are Yarrow’s` : undefined,
    ],
    ['Not explained', unexplainedCents],
  ];
  const shown = rows.filter(([label, cents]) => cents !== 0 || label === 'Payments');
  return (
    <chakra.section display="grid" gap="3" aria-label="How it comes to its amount">
      <chakra.dl display="grid">
        {shown.map(([label, cents, note]) => (
          <SumRow key={label} label={label} amount={formatAmount(cents, currency)} note={note} />
        ))}
        <SumRow label="Payout" amount={formatAmount(payout.amountCents, currency)} strong />
      </chakra.dl>
      {unexplainedCents !== 0 && (
        <Alert tone="warning" title="Something is missing">
          {PROVIDERS[provider] ?? provider} has not told what {formatAmount(unexplainedCents, currency)} of it is.
        </Alert>
      )}
    </chakra.section>
  );
}

interface SumRowProps {
  label: string;
  amount: string;
  note?: string | undefined;
  strong?: boolean;
}

function SumRow({ label, amount, note, strong = false }: SumRowProps) {
  return (
    <chakra.div
      display="flex"
      gap="4"
      justifyContent="space-between"
      py="2"
      borderBottom="1px solid"
      borderColor="line"
      fontWeight={strong ? 620 : undefined}
    >
      <dt>
        {label}
        {note && (
          <chakra.span display="block" color="textSoft" fontSize="sm">
            {note}
          </chakra.span>
        )}
      </dt>
      <chakra.dd flex="none" fontVariantNumeric="tabular-nums">
        {amount}
      </chakra.dd>
    </chakra.div>
  );
}

function Entries({ payout: { id: payoutId, currency }, zone }: { payout: PayoutRow; zone: string }) {
  const headingId = useId();
  const { data, error, refetch } = useQuery(EntriesOfPayout, { variables: { payoutId } });
  const entries = data?.currentPractice?.payoutEntries;
  if (error && !entries) {
    return <ErrorState title="The payments in this payout did not load" onRetry={() => void refetch()} />;
  }
  if (!entries) return <Skeleton lines={5} />;
  return (
    <section aria-labelledby={headingId}>
      <chakra.h3 id={headingId} mb="1" fontSize="lg">
        What it is made of
      </chakra.h3>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} {...{ entry, currency, zone }} />
        ))}
      </ul>
    </section>
  );
}

function EntryRow({ entry, currency, zone }: { entry: Entry; currency: string; zone: string }) {
  const { kind, label, visit, occurredAt, netCents, grossCents, feeCents } = entry;
  const what = visit ? [visit.clientName, visit.serviceName].filter(Boolean).join(' · ') : label;
  return (
    <chakra.li display="flex" gap="4" justifyContent="space-between" py="2" borderBottom="1px solid" borderColor="line">
      <chakra.span minW="0" overflowWrap="anywhere">
        {KINDS[kind]}
        {what && <>: {what}</>}
        <chakra.span display="block" color="textSoft" fontSize="sm">
          {formatDate(Date.parse(occurredAt), zone)}
          {grossCents !== 0 && feeCents !== 0 && (
            <>
              {' '}
              · {formatAmount(grossCents, currency)}
              {feeCents > 0
                ? ` less a fee of ${formatAmount(feeCents, currency)}`
                : ` and a fee of ${formatAmount(-feeCents, currency)} back`}
            </>
          )}
        </chakra.span>
      </chakra.span>
      <chakra.span flex="none" fontVariantNumeric="tabular-nums">
        {formatAmount(netCents, currency)}
      </chakra.span>
    </chakra.li>
  );
}
