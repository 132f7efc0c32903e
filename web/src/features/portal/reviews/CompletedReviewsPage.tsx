import { useState } from 'react';
import { NothingOnPage } from '../../../portal-ui/NothingOnPage.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { CompletedReview } from './CompletedReview.js';
import { ReplyFlyout } from './ReplyFlyout.js';
import { ReviewsFrame } from './ReviewsFrame.js';
import { tabHref } from './reviewTabs.js';
import { DATES, RATINGS, useCompletedReviews, type CompletedReviewRow } from './useCompletedReviews.js';

/** Reviews of real visits, each with a proof. */
const EXPORT_PATH = '/portal/review-export/reviews.csv';

/** /portal/reviews/completed: what clients said, and what the practice says to it. */
export function CompletedReviewsPage() {
  const list = useCompletedReviews();
  const { reviews, zone, failed, retry, page, pageCount, goTo } = list;
  const [replying, setReplying] = useState<CompletedReviewRow>();
  return (
    <ReviewsFrame
      tab="completed"
      title="Completed reviews"
      actions={
        <ButtonLink variant="outline" href={EXPORT_PATH} external="download">
          <Icon name="download" size={18} /> Export verified (CSV)
        </ButtonLink>
      }
    >
      <Filters list={list} />
      {failed && <ErrorState heading="h2" onRetry={retry} />}
      {!reviews && !failed && (
        <div role="status" aria-label="Loading reviews">
          <Skeleton lines={8} />
        </div>
      )}
      {reviews?.length === 0 && <NoReviews list={list} />}
      {reviews && reviews.length > 0 && (
        <chakra.ul display="grid" gap="3" listStyleType="none" m="0" p="0" aria-label="Completed reviews">
          {reviews.map((review) => (
            <CompletedReview key={review.id} review={review} zone={zone} onReply={() => setReplying(review)} />
          ))}
        </chakra.ul>
      )}
      <Pagination page={page} pageCount={pageCount} onChange={goTo} />
      {replying && <ReplyFlyout review={replying} onClose={() => setReplying(undefined)} />}
    </ReviewsFrame>
  );
}

type List = ReturnType<typeof useCompletedReviews>;

function Filters({ list: { date, rating, total, reviews, set } }: { list: List }) {
  return (
    <chakra.div role="search" aria-label="Filter reviews" display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <Select
        label="Dates"
        hideLabel
        options={optionsOf(DATES)}
        value={date}
        onChange={({ target }) => set({ date: target.value === 'all_time' ? '' : target.value })}
      />
      <Select
        label="Rating"
        hideLabel
        // Numbers come first in an object, whatever the order.
        options={[...optionsOf(RATINGS)].sort((one, other) => (one.value < other.value ? 1 : -1))}
        value={rating}
        onChange={({ target }) => set({ rating: target.value === 'all' ? '' : target.value })}
      />
      <chakra.span role="status" color="textSoft" fontSize="sm">
        {reviews && (total === 1 ? '1 review' : `${total} reviews`)}
      </chakra.span>
    </chakra.div>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function NoReviews({ list: { narrowed, page, clear, goTo } }: { list: List }) {
  if (narrowed) {
    return (
      <EmptyState
        icon="search"
        heading="h2"
        title="No reviews found"
        action={
          <Button variant="outline" onClick={clear}>
            Show all reviews
          </Button>
        }
      >
        Nothing matches these filters.
      </EmptyState>
    );
  }
  if (page > 1) return <NothingOnPage icon="star" onFirst={() => goTo(1)} />;
  return (
    <EmptyState
      icon="star"
      heading="h2"
      title="No reviews yet"
      action={<ButtonLink href={tabHref('request')}>Request reviews</ButtonLink>}
    >
      What clients say of you appears here and on your profile.
    </EmptyState>
  );
}
