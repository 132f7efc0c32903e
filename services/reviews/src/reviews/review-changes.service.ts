import { equals } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import {
  AppointmentReviewedSchema,
  PublicReviewSchema,
  ReviewPublishedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import type { ChosenRows, Merge } from '@yarrow/kit/database/merged-rows';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { EndorsementsService } from '../endorsements/endorsements.service.js';
import type { PracticeRating } from '../ratings/practice-rating.entity.js';
import { RatingsService } from '../ratings/ratings.service.js';
import { PublicationPolicy } from './publication.policy.js';
import { standingOf, UNWRITTEN, type Standing } from './review-standing.js';
import { Review, type Author } from './review.entity.js';
import { ReviewsPolicy, type Proof } from './reviews.policy.js';
import { ReviewsRepository, type DueReview } from './reviews.repository.js';

/** Which review, and what proves that it is the caller's own. */
export interface ReviewKey extends Proof {
  reviewId: string;
}

/** A review that is being changed. */
interface ChangedReview {
  /** Of the practice, locked by this transaction. */
  rating: PracticeRating;
  review: Review;
  before: Standing;
}

/**
 * Changes reviews, one after the other within a practice: its rating is locked. What others see of a change is counted and
 * published in the same transaction.
 */
@Injectable()
export class ReviewChangesService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly ratings: RatingsService,
    private readonly endorsements: EndorsementsService,
    private readonly policy: ReviewsPolicy,
    private readonly publication: PublicationPolicy,
  ) {}

  /**
   * Gives stars: the first time it makes the author's review.
   * @throws DomainError `already_reviewed` where another browser claimed the same phone before
   */
  async rate(tx: EntityManager, author: Author, stars: number): Promise<Review> {
    const rating = await this.ratings.getForUpdate(tx, author.practiceId);
    const known = await this.findOf(tx, author);
    const review = known ?? Review.create(author, stars, this.publication.now());
    const before = known ? standingOf(known) : UNWRITTEN;
    return this.apply(tx, { rating, review, before }, () => {
      review.rating = stars;
    });
  }

  /** @throws DomainError `already_reviewed` where the same phone has written one without the practice's doing */
  async confirm(tx: EntityManager, review: Review): Promise<void> {
    if (!review.imported) return;
    review.imported = false;
    const { practiceId, appointmentId, clientId, phone } = review;
    const other = await this.reviews.findOf(tx, { practiceId, appointmentId, clientId, phone });
    if (other && other.id !== review.id) throw alreadyReviewed();
  }

  /** @throws DomainError `not_found`: the same answer for wrong, another's and unknown */
  async change(
    tx: EntityManager,
    actor: Actor,
    { reviewId, ...proof }: ReviewKey,
    work: (review: Review) => void | Promise<void>,
  ): Promise<Review> {
    const found = isUuid(reviewId) ? await this.reviews.find(tx, reviewId) : null;
    const { practiceId } = await this.policy.requireAuthor(tx, actor, found, proof);
    const rating = await this.ratings.getForUpdate(tx, practiceId);
    // Read again: it may have changed before the lock was ours.
    const review = await this.policy.requireAuthor(tx, actor, await this.reviews.find(tx, reviewId), proof);
    return this.apply(tx, { rating, review, before: standingOf(review) }, work);
  }

  /** Makes public what waits, if it still does: its author may have changed it, or another replica published it. */
  async publish(tx: EntityManager, { id, practiceId }: DueReview, now: Date): Promise<void> {
    const rating = await this.ratings.getForUpdate(tx, practiceId);
    const review = await this.reviews.find(tx, id);
    if (!review?.publishAt || review.publishAt > now) return;
    const before = standingOf(review);
    const endorsements = review.publish(now);
    await this.save(tx, { rating, review, before }, endorsements);
  }

  /** Staff take it from everybody's eyes, for good. */
  async remove(tx: EntityManager, { id, practiceId }: Review, now: Date): Promise<void> {
    const rating = await this.ratings.getForUpdate(tx, practiceId);
    const review = await this.reviews.find(tx, id);
    if (!review || review.removedAt) return;
    const before = standingOf(review);
    review.remove(now);
    await this.save(tx, { rating, review, before }, null);
  }

  /** Two contacts turn out to be one person: so are the authors of their reviews, and an endorsement counts once. */
  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    await this.ratings.getForUpdate(tx, merge.practiceId);
    const moved = await this.reviews.handOver(tx, merge);
    await this.endorsements.recountOfReviews(tx, merge.practiceId, moved);
  }

  /** They are two after all. */
  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await this.ratings.getForUpdate(tx, merge.practiceId);
    const moved = await this.reviews.giveBack(tx, merge);
    await this.endorsements.recountOfReviews(tx, merge.practiceId, moved);
  }

  /** Gives reviews of chosen visits to another contact. An endorsement counts once for each contact. */
  async moveChosen(tx: EntityManager, chosen: ChosenRows): Promise<void> {
    await this.ratings.getForUpdate(tx, chosen.practiceId);
    const moved = await this.reviews.moveChosen(tx, chosen);
    await this.endorsements.recountOfReviews(tx, chosen.practiceId, moved);
  }

  /**
   * Finds the author's own review. If another browser claimed the same phone before, this one is a separate review that
   * never counts; refused if the other one is public with a name.
   */
  private async findOf(tx: EntityManager, author: Author): Promise<Review | null> {
    const known = await this.reviews.findOf(tx, author);
    if (!known || known.isBy(author)) return known;
    if (known.isOpenlySigned) throw alreadyReviewed();
    const again = await this.reviews.findDuplicate(tx, author.practiceId, author.reviewerId);
    return again ?? Object.assign(Review.create(author, known.rating, this.publication.now()), { duplicate: true });
  }

  private async apply(
    tx: EntityManager,
    changed: ChangedReview,
    work: (review: Review) => void | Promise<void>,
  ): Promise<Review> {
    const { review } = changed;
    const before = this.publication.beginChange(review);
    await work(review);
    review.updatedAt = this.publication.now();
    const endorsements = this.publication.endChange(review, before);
    await this.save(tx, changed, endorsements);
    return review;
  }

  /** @param endorsements skills to endorse instead of those before; null where they stay */
  private async save(
    tx: EntityManager,
    { rating, review, before }: ChangedReview,
    endorsements: string[] | null,
  ): Promise<void> {
    const { id, practiceId, appointmentId } = review;
    await this.reviews.save(tx, review);
    const after = standingOf(review);
    if (endorsements) await this.endorsements.replace(tx, id, practiceId, endorsements);
    if (before.counts !== after.counts) await this.endorsements.recountOfReviews(tx, practiceId, [id]);
    await this.ratings.recount(tx, rating, before.stars, after.stars);
    if (before === UNWRITTEN && appointmentId) {
      // Without the review's id, which would reveal the visit of an anonymous review.
      await emit(tx, AppointmentReviewedSchema, { appointmentId, practiceId }, { aggregateId: practiceId });
    }
    if (after.listed && !(before.listed && equals(PublicReviewSchema, before.listed, after.listed))) {
      await emit(tx, ReviewPublishedSchema, { review: after.listed }, { aggregateId: practiceId });
    }
  }
}

function alreadyReviewed(): DomainError {
  return new DomainError('already_reviewed', 'You have already left a review for this practitioner.');
}
