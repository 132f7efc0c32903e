import { Injectable } from '@nestjs/common';
import type { ProActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import type { EntityManager } from 'typeorm';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { unsupportedReviewer } from '../practice-projection/supported-reviewers.js';
import { ReviewsRepository } from '../reviews/reviews.repository.js';
import { ReviewRequestsRepository } from './review-requests.repository.js';

/** People asked by one practice: each gets a message. */
export const REQUESTS = { name: 'review-requests', points: 60, perSeconds: 86_400 };
/** How often the same person is asked again. */
export const RESENDS = { name: 'review-resends', points: 3, perSeconds: 86_400 };

/** Which people a practice may ask. */
@Injectable()
export class ReviewRequestsPolicy {
  constructor(
    private readonly practices: PracticeProjectionRepository,
    private readonly ratings: RatingsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly requests: ReviewRequestsRepository,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async count(practiceId: string, people: number): Promise<void> {
    await this.rateLimits.consume(REQUESTS, practiceId, people);
  }

  /** @throws DomainError `rate_limited` */
  async countAgain(practiceId: string, pendingId: string): Promise<void> {
    await this.rateLimits.consume(RESENDS, `${practiceId} ${pendingId}`);
    await this.count(practiceId, 1);
  }

  /** The actor's own, with its reviews locked. */
  async getPracticeForUpdate(tx: EntityManager, { practiceId }: ProActor): Promise<PracticeProjection> {
    const practice = await this.practices.find(tx, practiceId);
    if (!practice) throw new DomainError('not_found', 'This practice does not exist.');
    await this.ratings.getForUpdate(tx, practiceId);
    return practice;
  }

  /** The practice's reviews are locked. @throws DomainError `unsupported_reviewer`, `already_reviewed`, `already_requested` */
  async requireNew(tx: EntityManager, practice: PracticeProjection, phone: string): Promise<void> {
    const { practiceId } = practice;
    if (practice.isPractitioner({ phone })) throw unsupportedReviewer();
    const known = await this.reviews.findOf(tx, { practiceId, phone, appointmentId: null, clientId: null });
    // An anonymous one is not mentioned.
    if (known?.isOpenlySigned) {
      throw new DomainError('already_reviewed', 'Somebody with this phone number has already left a review.', 'phone');
    }
    if (await this.requests.findOpen(tx, practiceId, phone)) {
      throw new DomainError('already_requested', 'You have asked this person already.', 'phone');
    }
  }
}
