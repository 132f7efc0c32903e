import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EndorsementsRepository } from '../endorsements/endorsements.repository.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';
import type { Review } from './review.entity.js';

/** Data in addition to the reviews of a batch, by their ids. */
export interface ReviewParts {
  /** With a video that was uploaded in full. */
  filmed: ReadonlySet<string | null>;
  /** With a video that everybody can watch. */
  shown: ReadonlySet<string | null>;
  endorsing: ReadonlySet<string>;
}

/** Finds videos and endorsements of many reviews at once. */
@Injectable()
export class ReviewPartsService {
  constructor(
    private readonly videos: VideoReviewsRepository,
    private readonly endorsements: EndorsementsRepository,
  ) {}

  async list(tx: EntityManager, reviews: readonly Review[]): Promise<ReviewParts> {
    const ids = reviews.map(({ id }) => id);
    if (ids.length === 0) return { filmed: new Set(), shown: new Set(), endorsing: new Set() };
    const [videos, shown, endorsements] = await Promise.all([
      this.videos.listOfReviews(tx, ids),
      this.videos.listShownOfReviews(tx, ids),
      this.endorsements.listOfReviews(tx, ids),
    ]);
    return {
      filmed: new Set(videos.filter(({ isFinished }) => isFinished).map(({ reviewId }) => reviewId)),
      shown: new Set(shown.map(({ reviewId }) => reviewId)),
      endorsing: new Set(endorsements.map(({ reviewId }) => reviewId)),
    };
  }
}
