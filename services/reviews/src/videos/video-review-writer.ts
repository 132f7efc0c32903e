import { Injectable } from '@nestjs/common';
import { VideoReviewStatusChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { VideoReview, VideoStatus } from './video-review.entity.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** Saves videos and tells what became of them, in the same transaction. */
@Injectable()
export class VideoReviewWriter {
  constructor(private readonly videos: VideoReviewsRepository) {}

  /**
   * @param video locked by this transaction
   * @param before its status before the change
   */
  async save(tx: EntityManager, video: VideoReview, before: VideoStatus): Promise<void> {
    await this.videos.save(tx, video);
    const { id: videoReviewId, practiceId, status } = video;
    if (status === before) return;
    await emit(
      tx,
      VideoReviewStatusChangedSchema,
      { videoReviewId, practiceId, status },
      { aggregateId: videoReviewId },
    );
  }
}
