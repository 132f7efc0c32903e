import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { DataTable } from '../../../portal-ui/DataTable.js';
import { NothingOnPage } from '../../../portal-ui/NothingOnPage.js';
import { pageNumber, useListFilters } from '../../../portal-ui/useListFilters.js';
import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { pendingColumns } from './pendingColumns.js';
import { PendingReviews } from './pendingReviews.js';
import { ReviewsFrame } from './ReviewsFrame.js';
import { tabHref } from './reviewTabs.js';

const PAGE_SIZE = 20;
const FILTERS = ['page'] as const;

/** /portal/reviews/pending: reviews that the practice waits for. */
export function PendingReviewsPage() {
  const { values, set } = useListFilters(FILTERS);
  const page = pageNumber(values.page);
  const goTo = (next: number) => set({ page: next === 1 ? '' : String(next) });
  const { data, previousData, error, refetch } = useQuery(PendingReviews, {
    variables: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const practice = data?.currentPractice;
  const zone = practice?.timeZone ?? 'UTC';
  const columns = useMemo(() => pendingColumns(zone), [zone]);
  const total = (practice ?? previousData?.currentPractice)?.pendingReviewRequestsCount ?? 0;
  const rows = practice?.pendingReviewRequests ?? undefined;
  return (
    <ReviewsFrame tab="pending" title="Pending reviews">
      <DataTable
        label="Pending reviews"
        nouns={['request', 'requests']}
        name="pending-reviews"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        paging={rows && { total, hasMore: false, onMore: () => undefined }}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<NothingPending beyond={page > 1} onFirst={() => goTo(1)} />}
      />
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} onChange={goTo} />
    </ReviewsFrame>
  );
}

function NothingPending({ beyond, onFirst }: { beyond: boolean; onFirst: () => void }) {
  if (beyond) return <NothingOnPage icon="clock" onFirst={onFirst} />;
  return (
    <EmptyState
      icon="clock"
      heading="h2"
      title="No pending requests"
      action={<ButtonLink href={tabHref('request')}>Request reviews</ButtonLink>}
    >
      People whom you asked, reviews that you imported, and visits that nobody has reviewed yet appear here.
    </EmptyState>
  );
}
