import { Injectable } from '@nestjs/common';
import type { ProActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import type { EntityManager } from 'typeorm';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { unsupportedReviewer } from '../practice-projection/supported-reviewers.js';
import { ReviewsRepository } from '../reviews/reviews.repository.js';

/** Imports of one practice: each sends a message. */
export const IMPORTS = { name: 'review-imports', points: 200, perSeconds: 86_400 };

/** Which reviews a practice may import. */
@Injectable()
export class ReviewImportsPolicy {
  constructor(
    private readonly practices: PracticeProjectionRepository,
    private readonly ratings: RatingsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async countImport({ practiceId }: ProActor): Promise<void> {
    await this.rateLimits.consume(IMPORTS, practiceId);
  }

  /** The actor's own, with its reviews locked. */
  async getPracticeForUpdate(tx: EntityManager, { practiceId }: ProActor): Promise<PracticeProjection> {
    const practice = await this.practices.find(tx, practiceId);
    if (!practice) throw new DomainError('not_found', 'This practice does not exist.');
    if (!practice.importReviewsEnabled) {
      throw new DomainError('import_reviews_disabled', 'Importing reviews is not part of your plan.');
    }
    await this.ratings.getForUpdate(tx, practiceId);
    return practice;
  }

  /** The practice's reviews are locked. */
  async requireNew(tx: EntityManager, practice: PracticeProjection, phone: string): Promise<void> {
    const { practiceId } = practice;
    if (practice.isPractitioner({ phone })) throw unsupportedReviewer();
    const written = { practiceId, phone, appointmentId: null, clientId: null };
    // An anonymous one is not mentioned: its author alone learns of it, by the link that confirms.
    const known = await this.reviews.findOf(tx, written);
    if (known?.isOpenlySigned) {
      throw new DomainError('already_reviewed', 'Somebody with this phone number has already left a review.', 'phone');
    }
    if (await this.reviews.findImported(tx, practiceId, phone)) {
      throw new DomainError('already_imported', 'A review with this phone number waits to be confirmed.', 'phone');
    }
  }
}
