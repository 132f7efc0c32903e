import { create, equals } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import {
  AppointmentReviewedSchema,
  PublicReviewSchema,
  ReviewPublishedSchema,
  type PublicReview,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { EndorsementsService } from '../endorsements/endorsements.service.js';
import type { PracticeRating } from '../ratings/practice-rating.entity.js';
import { RatingsService } from '../ratings/ratings.service.js';
import type { Review } from './review.entity.js';
import { ReviewsRepository } from './reviews.repository.js';

/** How a review stood before a change, as far as others see it. */
export interface Standing {
  counts: boolean;
  stars: number;
  shown: PublicReview | null;
}

/** A review that was changed. */
export interface ChangedReview {
  /** Of the practice, locked by this transaction. */
  rating: PracticeRating;
  review: Review;
  before: Standing;
  /** Skills to endorse instead of those before; null where they stay. */
  endorsements?: string[] | null;
}

export const UNWRITTEN: Standing = { counts: false, stars: 0, shown: null };

export function standingOf(review: Review): Standing {
  return { counts: review.counts, stars: review.countedStars, shown: review.listed ? publicMessage(review) : null };
}

/** Saves reviews and tells what changed for others, in the same transaction. */
@Injectable()
export class ReviewWriter {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly ratings: RatingsService,
    private readonly skills: EndorsementsService,
  ) {}

  async save(tx: EntityManager, { rating, review, before, endorsements }: ChangedReview): Promise<void> {
    const { id, practiceId, appointmentId } = review;
    await this.reviews.save(tx, review);
    const after = standingOf(review);
    if (endorsements) await this.skills.replace(tx, id, practiceId, endorsements);
    if (before.counts !== after.counts) await this.skills.recountOfReviews(tx, practiceId, [id]);
    await this.ratings.recount(tx, rating, before.stars, after.stars);
    if (before === UNWRITTEN && appointmentId) {
      // Without the review's id: nobody shall learn from it which visit an anonymous review is about.
      await emit(tx, AppointmentReviewedSchema, { appointmentId, practiceId }, { aggregateId: practiceId });
    }
    if (after.shown && !(before.shown && equals(PublicReviewSchema, before.shown, after.shown))) {
      await emit(tx, ReviewPublishedSchema, { review: after.shown }, { aggregateId: practiceId });
    }
  }
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
