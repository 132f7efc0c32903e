import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PublicReviewSchema, type PublicReview } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Review } from './review.entity.js';

/** How a review stands, as far as others see it. */
export interface Standing {
  counts: boolean;
  stars: number;
  listed: PublicReview | null;
}

export const UNWRITTEN: Standing = { counts: false, stars: 0, listed: null };

export function standingOf(review: Review): Standing {
  return { counts: review.counts, stars: review.countedStars, listed: review.listed ? publicMessage(review) : null };
}

/** As everybody may know it. */
export function publicMessage(review: Review): PublicReview {
  return create(PublicReviewSchema, {
    reviewId: review.isAnonymous ? review.publicId : review.id,
    practiceId: review.practiceId,
    rating: review.rating,
    text: review.text ?? '',
    author: review.isAnonymous ? '' : review.author,
    reviewedAt: timestampFromDate(review.shownAt),
  });
}
