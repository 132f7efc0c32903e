import { useState, type ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { REDUCED_MOTION, useMedia } from '../../lib/useMedia.js';
import { Button } from '../../ui/Button.js';
import { classNames } from '../../ui/classNames.js';
import { Section } from '../../ui/Section.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './RecentReviews.module.css';
import { ReviewQuote, ReviewQuote_review } from './ReviewQuote.js';
import { useReviewCarousel } from './useReviewCarousel.js';

const RecentReviewsQuery = graphql(`
  query RecentReviews {
    recentReviews(first: 12) {
      id
      hasCompletedVideoReview
      ...ReviewQuote_review
    }
  }
`);

/** 'Recent client reviews': three at a time, one replaced every three seconds. Nothing while there are none. */
export function RecentReviews() {
  const { data, loading } = useQuery(RecentReviewsQuery);
  const reviews = (data?.recentReviews ?? []).filter(
    (review) => !review.hasCompletedVideoReview && readFragment(ReviewQuote_review, review).review,
  );
  if (loading)
    return (
      <Frame
        content={[1, 2, 3].map((key) => (
          <Skeleton key={key} shape="card" />
        ))}
        busy
      />
    );
  if (reviews.length === 0) return null;
  return <Carousel reviews={reviews} />;
}

function Carousel({ reviews }: { reviews: readonly (FragmentType<typeof ReviewQuote_review> & { id: string })[] }) {
  const still = useMedia(REDUCED_MOTION);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const slots = useReviewCarousel(reviews, paused || held || still);
  return (
    <Frame
      action={
        reviews.length > 3 &&
        !still && (
          <Button variant="ghost" size="sm" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            {paused ? 'Resume' : 'Pause'}
          </Button>
        )
      }
      onHold={setHeld}
      content={slots.map(({ item, fading }, slot) => (
        <div key={slot} className={classNames(styles.slot, fading && styles.fading)}>
          <ReviewQuote review={item} />
        </div>
      ))}
    />
  );
}

interface FrameProps {
  content: ReactNode;
  action?: ReactNode;
  busy?: boolean;
  onHold?: (held: boolean) => void;
}

function Frame({ content, action, busy = false, onHold }: FrameProps) {
  return (
    <Section title="Recent client reviews" eyebrow="In their own words" action={action}>
      <div
        className={styles.reviews}
        aria-busy={busy}
        onMouseEnter={() => onHold?.(true)}
        onMouseLeave={() => onHold?.(false)}
        onFocus={() => onHold?.(true)}
        onBlur={() => onHold?.(false)}
      >
        {content}
      </div>
    </Section>
  );
}
