import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { Review, type Author } from './review.entity.js';
import { ReviewWriter, standingOf, UNWRITTEN } from './review-writer.js';
import { ReviewsPolicy } from './reviews.policy.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Which review, and what proves that it is the caller's own. */
export interface ReviewKey {
  reviewId: string;
  /** Secret of the review's link; without it the caller's login has to do. */
  token?: string | null;
}

/** Changes of one's own review, one after the other within a practice. */
@Injectable()
export class OwnReviews {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly ratings: RatingsRepository,
    private readonly policy: ReviewsPolicy,
    private readonly writer: ReviewWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives stars: the first time it makes the author's review.
   * @throws DomainError `already_reviewed` where another browser claimed the same phone before
   */
  async rate(tx: EntityManager, author: Author, stars: number): Promise<Review> {
    const rating = await this.ratings.getForUpdate(tx, author.practiceId);
    const known = await this.reviews.findOf(tx, author);
    if (known && !known.isBy(author)) {
      throw alreadyReviewed();
    }
    const before = known ? standingOf(known) : UNWRITTEN;
    const review = known ?? Review.create(author, stars, this.clock.now());
    Object.assign(review, { rating: stars, updatedAt: this.clock.now() });
    await this.writer.save(tx, rating, review, before);
    return review;
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
    { reviewId, token }: ReviewKey,
    work: (review: Review) => void | Promise<void>,
  ): Promise<Review> {
    const found = isUuid(reviewId) ? await this.reviews.find(tx, reviewId) : null;
    const { practiceId } = await this.policy.requireAuthor(tx, actor, found, token);
    const rating = await this.ratings.getForUpdate(tx, practiceId);
    // Read again: it may have changed before the lock was ours.
    const review = await this.policy.requireAuthor(tx, actor, await this.reviews.find(tx, reviewId), token);
    const before = standingOf(review);
    await work(review);
    review.updatedAt = this.clock.now();
    await this.writer.save(tx, rating, review, before);
    return review;
  }
}

function alreadyReviewed(): DomainError {
  return new DomainError('already_reviewed', 'You have already left a review for this practitioner.');
}
