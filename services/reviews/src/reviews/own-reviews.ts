import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { Publication } from './publication.js';
import { Review, type Author } from './review.entity.js';
import { ReviewWriter, standingOf, UNWRITTEN, type ChangedReview } from './review-writer.js';
import { ReviewsPolicy, type Proof } from './reviews.policy.js';
import { ReviewsRepository, type DueReview } from './reviews.repository.js';

/** Which review, and what proves that it is the caller's own. */
export interface ReviewKey extends Proof {
  reviewId: string;
}

/** Changes of reviews by their authors, and when they become public: one after the other within a practice. */
@Injectable()
export class OwnReviews {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly ratings: RatingsRepository,
    private readonly policy: ReviewsPolicy,
    private readonly writer: ReviewWriter,
    private readonly publication: Publication,
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

  /**
   * The author's own. Where another browser claimed the same phone before, it is one beside that which never counts,
   * unless everybody knows of the other one.
   */
  private async findOf(tx: EntityManager, author: Author): Promise<Review | null> {
    const known = await this.reviews.findOf(tx, author);
    if (!known || known.isBy(author)) return known;
    if (known.isOpenlySigned) throw alreadyReviewed();
    const again = await this.reviews.findDuplicate(tx, author.practiceId, author.reviewerId);
    return again ?? Object.assign(Review.create(author, known.rating, this.publication.now()), { duplicate: true });
  }

  /** @throws DomainError `already_reviewed` where the same phone has written one without the practice's doing */
  async confirm(tx: EntityManager, review: Review): Promise<void> {
    if (!review.imported) return;
    review.imported = false;
    const { practiceId, appointmentId, clientId, phone } = review;
    const other = await this.reviews.findOf(tx, { practiceId, appointmentId, clientId, phone });
    if (other && other.id !== review.id) throw alreadyReviewed();
  }

  /** @throws DomainError `not_found`: one answer for wrong, foreign and unknown */
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
    await this.writer.save(tx, { rating, review, before, endorsements });
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
    await this.writer.save(tx, { ...changed, endorsements });
    return review;
  }
}

function alreadyReviewed(): DomainError {
  return new DomainError('already_reviewed', 'You have already left a review for this practitioner.');
}
