import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { ReportedReview } from './ReportedReview.js';
import { StaffList } from './StaffList.js';

const ReportedReviews = graphql(`
  query ReportedReviews {
    reportedReviews {
      review {
        id
      }
      ...ReportedReview_reported
    }
  }
`);

/** /staff/reports: public reviews that were reported. */
export function ReportsPage() {
  const { data, error, refetch } = useQuery(ReportedReviews, { fetchPolicy: 'cache-and-network' });
  return (
    <StaffList
      title="Reported reviews"
      intro="A review stays unless it insults, says something private, advertises, or is about no visit. That it is unfriendly is no reason to remove it."
      items={data?.reportedReviews}
      error={error}
      onRetry={() => void refetch()}
      none={{ icon: 'check', title: 'Nothing waits', text: 'Reviews that somebody reports appear here.' }}
    >
      {(reported) => <ReportedReview key={reported.review.id} reported={reported} />}
    </StaffList>
  );
}
