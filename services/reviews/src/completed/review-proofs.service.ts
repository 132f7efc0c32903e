import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { publicView } from '../reviews/review-view.js';
import { CompletedReviewsRepository } from './completed-reviews.repository.js';
import { csvOf } from './review-export.js';
import { isProofOf } from './review-proof.js';

const MAX_EXPORTED = 10_000;

/** Shows elsewhere that reviews came from real visits. */
@Injectable()
export class ReviewProofsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: CompletedReviewsRepository,
    private readonly practices: PracticeProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Requires the practice. @returns a file of comma-separated values */
  async export(actor: Actor): Promise<string> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const practice = await this.practices.find(manager, actor.practiceId);
    const reviews = await this.reviews.listVerified(manager, actor.practiceId, this.clock.now(), MAX_EXPORTED);
    return csvOf(reviews, practice?.timeZone ?? 'UTC');
  }

  /** Public: returns only the public parts of the review. */
  async verify(reviewId: string, proof: string) {
    const { manager } = this.dataSource;
    const review = isUuid(reviewId) ? await this.reviews.find(manager, reviewId) : null;
    const isValid =
      review !== null &&
      isProofOf(review, proof.replace(/^sha256:/, '')) &&
      (await this.reviews.isVerified(manager, review.id, this.clock.now()));
    return { isValid, review: isValid ? publicView(review) : null };
  }
}
