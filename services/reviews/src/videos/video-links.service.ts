import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { VideoAuthorsService, type OwnReviewKey } from './video-authors.service.js';
import { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';

/** Links through which the author of a review gives it a video: one for each visit. */
@Injectable()
export class VideoLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: VideoAuthorsService,
    private readonly videos: VideoReviewsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the author of the review. A second call gives the same link, also for another try after a failure.
   * @throws DomainError `video_review_exists` once there is a video
   */
  async createForReview(actor: Actor, key: OwnReviewKey): Promise<VideoReview> {
    return this.dataSource.transaction(async (tx) => {
      const author = await this.authors.getByReview(tx, actor, key);
      const known = await this.videos.findOf(tx, author.reviewId!, author.appointmentId);
      const now = this.clock.now();
      if (known?.linkState(now) === 'used') throw alreadyThere();
      const video = known ?? VideoReview.create(author, now);
      video.reviewId = author.reviewId;
      video.renewLink(now);
      video.requireOpen(now);
      await this.videos.save(tx, video);
      return video;
    });
  }
}

function alreadyThere(): DomainError {
  return new DomainError('video_review_exists', 'Only one video review per appointment is allowed.');
}
