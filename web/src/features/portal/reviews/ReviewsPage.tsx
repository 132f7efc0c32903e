import { Redirect } from 'wouter';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { initialTab, tabHref } from './reviewTabs.js';
import { useReviewPractice } from './useReviewPractice.js';

/** /portal/reviews: the pages of the reviews as one, which begins where there is most to do. */
export function ReviewsPage() {
  usePageTitle('Reviews');
  const { practice, failed, retry } = useReviewPractice();
  if (practice) return <Redirect to={tabHref(initialTab(practice.completedReviewsCount ?? 0))} replace />;
  return (
    <ListPage title="Reviews">
      {failed ? (
        <ErrorState heading="h2" onRetry={retry} />
      ) : (
        <div role="status" aria-label="Loading reviews">
          <Skeleton lines={6} />
        </div>
      )}
    </ListPage>
  );
}
