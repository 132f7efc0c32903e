import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isBlank, parseName, parseText } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';
import { ReviewChangesService, type ReviewKey } from './review-changes.service.js';
import { ownView, type ReviewView } from './review-view.js';
import type { Review } from './review.entity.js';

const TEXT = { min: 3, max: 5000, label: 'The review' };

/** The step that ends a review: its text or, with a video, none. */
@Injectable()
export class ReviewCompletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ReviewChangesService,
    private readonly videos: VideoReviewsRepository,
  ) {}

  /** Requires the author. */
  async complete(
    actor: Actor,
    key: ReviewKey,
    { text, firstName }: { text: string; firstName?: string | null },
  ): Promise<ReviewView> {
    const name = firstName == null ? null : parseName(firstName, 'firstName', 'Your name');
    return this.dataSource.transaction(async (tx) => {
      const review = await this.changes.change(tx, actor, key, async (own) => {
        if (!(await this.isSaidByVideo(tx, own, text))) own.text = parseText(text, 'text', TEXT);
        if (name) own.firstName = name;
      });
      return ownView(review);
    });
  }

  /** An empty text is enough where a video has come; it leaves the one written before as it is. */
  private async isSaidByVideo(tx: EntityManager, { id }: Review, text: string): Promise<boolean> {
    if (!isBlank(text)) return false;
    const [video] = await this.videos.listOfReviews(tx, [id]);
    return !!video && video.uploadedAt !== null && video.status !== 'failed';
  }
}
