import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { ButtonLink } from '../../ui/Button.js';
import { chakra } from '../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { ReportReviewForm } from './ReportReviewForm.js';

const ReviewToReport = graphql(`
  query ReviewToReport($id: ID!) {
    publicReview(id: $id) {
      id
      author
      rating
      review
      createdAtAgoInWords
      practice {
        id
        name
        url
      }
    }
  }
`);

/** `/report_review/{reviewId}`: reports to staff that a public review breaks the rules. */
export function ReportReviewPage() {
  usePageTitle('Report a review');
  const { reviewId = '' } = useParams<{ reviewId: string }>();
  const { data, error, refetch } = useQuery(ReviewToReport, { variables: { id: reviewId } });
  const [sent, setSent] = useState(false);
  const review = data?.publicReview;
  if (data && !review) return <NotFoundPage />;
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      aria-busy={!data && !error}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      maxW="42rem"
      mx="auto"
      px="gutter"
      pt={{ base: '6', tablet: '8' }}
      pb="section"
    >
      <h1>Report a review</h1>
      {error && !data && <ErrorState heading="h2" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {review && (
        <chakra.blockquote display="grid" gap="2" m="0" py="2" pl="4" borderLeft="3px solid" borderColor="brandMid">
          <chakra.p color="textSoft">
            <strong>{review.author}</strong> about {review.practice.name}, {review.createdAtAgoInWords}
          </chakra.p>
          <RatingStars value={review.rating} size={16} />
          {review.review && (
            <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
              {review.review}
            </chakra.p>
          )}
        </chakra.blockquote>
      )}
      {review && !sent && <ReportReviewForm reviewId={review.id} onSent={() => setSent(true)} />}
      {review && sent && (
        <div role="status">
          <EmptyState
            icon="check"
            heading="h2"
            title="Thank you, we'll look at it"
            action={<ButtonLink href={review.practice.url}>Back to the profile</ButtonLink>}
          >
            Our staff read every report. A review that breaks the rules is removed.
          </EmptyState>
        </div>
      )}
    </chakra.main>
  );
}
