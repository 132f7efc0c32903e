import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { PracticeVideos } from '../video/PracticeVideos.js';
import { ProfileReview } from './ProfileReview.js';
import { ProfileSection } from './ProfileSection.js';
import styles from './ReviewsSection.module.css';

const PAGE_SIZE = 5;

const ProfileReviews = graphql(`
  query ProfileReviews($slug: String!, $first: Int!, $after: String) {
    practice(slug: $slug) {
      id
      reviewsAverage
      reviewsCount
      reviews(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...ProfileReview_review
          }
        }
        hasNextPage
        endCursor
      }
    }
  }
`);

/** What clients say, newest first. Of their own query: the profile does not wait for them. */
export function ReviewsSection({ slug }: { slug: string }) {
  const [pages, setPages] = useState(1);
  return (
    <ProfileSection title="Reviews" id="reviews">
      <PracticeVideos slug={slug} />
      <ul className={styles.reviews}>
        <ReviewPages slug={slug} after={null} page={1} pages={pages} onMore={() => setPages(pages + 1)} />
      </ul>
    </ProfileSection>
  );
}

interface ReviewPagesProps {
  slug: string;
  /** Cursor of the page before. */
  after: string | null;
  page: number;
  pages: number;
  onMore: () => void;
}

function ReviewPages({ slug, after, page, pages, onMore }: ReviewPagesProps) {
  const variables = { slug, first: PAGE_SIZE, after };
  const { data, loading, error, refetch: retry } = useQuery(ProfileReviews, { variables });
  if (error) {
    return (
      <li>
        <ErrorState title="The reviews did not load" onRetry={() => retry()} />
      </li>
    );
  }
  if (loading) {
    return (
      <li aria-busy="true">
        <Skeleton lines={4} />
      </li>
    );
  }
  const practice = data?.practice;
  if (!practice || practice.reviewsCount === 0) return <li className={styles.none}>No reviews yet.</li>;
  const { edges, hasNextPage, endCursor } = practice.reviews;
  return (
    <>
      {page === 1 && (
        <li className={styles.average}>
          <span className={styles.number}>{practice.reviewsAverage.toFixed(1)}</span>
          <span>
            <RatingStars value={practice.reviewsAverage} size={22} />
            <span className={styles.total}>
              {practice.reviewsCount === 1 ? 'from 1 review' : `from ${practice.reviewsCount} reviews`}
            </span>
          </span>
        </li>
      )}
      {edges.map(({ node }) => (
        <ProfileReview key={node.id} review={node} />
      ))}
      {hasNextPage &&
        (page < pages ? (
          <ReviewPages {...{ slug, pages, onMore }} after={endCursor ?? null} page={page + 1} />
        ) : (
          <li>
            <Button variant="outline" onClick={onMore}>
              Show more reviews
            </Button>
          </li>
        ))}
    </>
  );
}
