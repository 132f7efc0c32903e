import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { lastInitialOf } from '../reviews/review.entity.js';
import { ReviewsPolicy, type Proof } from '../reviews/reviews.policy.js';
import { ReviewsRepository } from '../reviews/reviews.repository.js';
import type { VideoAuthor } from '../video-reviews/video-review.entity.js';

/** Which review, and what proves that it is the caller's own. */
export interface OwnReviewKey extends Proof {
  reviewId: string;
}

export interface ClientAuthor {
  author: VideoAuthor;
  /** Null where the practice has none. */
  email: string | null;
}

/** Finds out whose video it is to be, where the practice wants videos at all. */
@Injectable()
export class VideoAuthorsService {
  constructor(
    private readonly practices: PracticeProjectionRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly reviews: ReviewsRepository,
    private readonly ratings: RatingsRepository,
    private readonly policy: ReviewsPolicy,
  ) {}

  /**
   * Locks everything of the practice's reviews: two tabs make one link.
   * @throws DomainError `not_found`, `video_reviews_disabled`, `not_confirmed`
   */
  async getByReview(tx: EntityManager, actor: Actor, { reviewId, ...proof }: OwnReviewKey): Promise<VideoAuthor> {
    const found = isUuid(reviewId) ? await this.reviews.find(tx, reviewId) : null;
    const review = await this.policy.requireAuthor(tx, actor, found, proof);
    await this.ratings.getForUpdate(tx, review.practiceId);
    await this.requireEnabled(tx, review.practiceId);
    if (review.imported) throw new DomainError('not_confirmed', 'Please confirm your review first.');
    const { practiceId, clientId, appointmentId, firstName, lastInitial } = review;
    const folderId = clientId ?? review.reviewerId ?? review.id;
    return { practiceId, clientId, appointmentId, folderId, reviewId: review.id, firstName, lastInitial };
  }

  /**
   * @returns with the address that the practice has of them
   * @throws DomainError `not_found`, `video_reviews_disabled`
   */
  async getByClient(tx: EntityManager, practiceId: string, clientId: string | null): Promise<ClientAuthor> {
    const client = clientId ? await this.clients.find(tx, practiceId, clientId) : null;
    if (!client) throw new DomainError('not_found', 'Please choose one of your clients.', 'client_id');
    await this.requireEnabled(tx, practiceId);
    const who = { firstName: client.firstName, lastInitial: lastInitialOf(client.lastName) };
    const nothing = { appointmentId: null, reviewId: null };
    const author = { practiceId, folderId: client.clientId, clientId: client.clientId, ...nothing, ...who };
    return { author, email: client.email };
  }

  async isEnabled(tx: EntityManager, practiceId: string): Promise<boolean> {
    return (await this.practices.find(tx, practiceId))?.videoReviewsEnabled ?? false;
  }

  private async requireEnabled(tx: EntityManager, practiceId: string): Promise<void> {
    if (await this.isEnabled(tx, practiceId)) return;
    throw new DomainError('video_reviews_disabled', 'Video reviews are not offered for this practitioner.');
  }
}
