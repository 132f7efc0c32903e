import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { useMemo } from 'react';
import { graphql } from '../../../../gql/gql.js';
import type { PayoutsOfPracticeQuery } from '../../../../gql/graphql.js';
import { formatAmount } from '../../../../lib/money.js';
import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { DataTable, type DataColumn } from '../../../../portal-ui/DataTable.js';
import { ListPage } from '../../../../portal-ui/ListPage.js';
import { NothingOnPage } from '../../../../portal-ui/NothingOnPage.js';
import { pageNumber, useListFilters } from '../../../../portal-ui/useListFilters.js';
import { useOverlayParams } from '../../../../portal-ui/useOverlayParams.js';
import { Badge } from '../../../../ui/Badge.js';
import { ButtonLink } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { Pagination } from '../../../../ui/Pagination.js';
import { PayoutFlyout } from './PayoutFlyout.js';
import { PROVIDERS, STATUSES } from './payoutLabels.js';

const PayoutsOfPractice = graphql(`
  query PayoutsOfPractice($limit: Int!, $offset: Int!) {
    currentPractice {
      id
      timeZone
      payoutsCount
      payouts(limit: $limit, offset: $offset) {
        id
        provider
        providerPayoutId
        amountCents
        currency
        status
        sentAt
        arrivesOn
        paymentsCents
        elsewhereCents
        refundsCents
        correctionsCents
        feesCents
        platformFeesCents
        unexplainedCents
      }
    }
  }
`);

type PracticePayouts = NonNullable<PayoutsOfPracticeQuery['currentPractice']>;
export type PayoutRow = NonNullable<PracticePayouts['payouts']>[number];

const PAGE_SIZE = 20;
const FILTERS = ['page'] as const;

/** /portal/payments/payouts: what reached the bank, and of which payments it is made. */
export function PayoutsPage() {
  usePageTitle('Payouts');
  const { values, set } = useListFilters(FILTERS);
  const page = pageNumber(values.page);
  const goTo = (next: number) => set({ page: next === 1 ? '' : String(next) });
  const overlay = useOverlayParams<'payout'>();
  const { data, previousData, error, refetch } = useQuery(PayoutsOfPractice, {
    variables: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const practice = data?.currentPractice;
  const payouts = practice?.payouts ?? undefined;
  const zone = practice?.timeZone ?? 'UTC';
  const columns = useMemo(() => columnsIn(zone), [zone]);
  const open = payouts?.find(({ id }) => id === overlay.opened('payout'));
  const total = (practice ?? previousData?.currentPractice)?.payoutsCount ?? 0;
  return (
    <ListPage
      title="Payouts"
      actions={
        <ButtonLink variant="outline" href="/portal/payments">
          All payments
        </ButtonLink>
      }
    >
      <DataTable
        label="Payouts"
        nouns={['payout', 'payouts']}
        name="payouts"
        columns={columns}
        rows={payouts}
        rowId={({ id }) => id}
        onOpen={({ id }) => overlay.open('payout', id)}
        paging={payouts && { total, hasMore: false, loadingMore: false, onMore: () => undefined }}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<NoPayouts beyond={page > 1} onFirst={() => goTo(1)} />}
      />
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} onChange={goTo} />
      {open && <PayoutFlyout payout={open} zone={zone} onClose={() => overlay.close('payout')} />}
    </ListPage>
  );
}

function NoPayouts({ beyond, onFirst }: { beyond: boolean; onFirst: () => void }) {
  if (beyond) return <NothingOnPage icon="card" onFirst={onFirst} />;
  return (
    <EmptyState icon="card" heading="h2" title="No payouts yet">
      What your payment provider sends to your bank appears here, with the payments in it.
    </EmptyState>
  );
}

function columnsIn(zone: string): DataColumn<PayoutRow>[] {
  return [
    { id: 'sent', header: 'Sent', cell: ({ sentAt }) => formatDate(Date.parse(sentAt), zone) },
    { id: 'provider', header: 'Provider', cell: ({ provider }) => PROVIDERS[provider] ?? provider, optional: true },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>,
    },
    {
      id: 'fees',
      header: 'Fees',
      align: 'end',
      optional: true,
      cell: ({ feesCents, currency }) => <Cents cents={feesCents} currency={currency} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amountCents, currency }) => <Cents cents={amountCents} currency={currency} />,
    },
  ];
}

function Cents({ cents, currency }: { cents: number; currency: string }) {
  return <chakra.span whiteSpace="nowrap">{formatAmount(cents, currency)}</chakra.span>;
}
