import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { VideoReview } from './video-review.entity.js';
import { VideoReviewWriter } from './video-review-writer.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** Changes of a practice's videos by its owner. */
@Injectable()
export class OwnVideos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly writer: VideoReviewWriter,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** @throws DomainError `not_found`: one answer for foreign and unknown */
  async change(
    actor: Actor,
    id: string,
    work: (video: VideoReview, now: Date, by: string) => void,
  ): Promise<VideoReview> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      const video = isUuid(id) ? await this.videos.findForUpdate(tx, id) : null;
      if (video?.practiceId !== actor.practiceId) {
        throw new DomainError('not_found', 'This video review does not exist.');
      }
      const before = video.status;
      work(video, this.clock.now(), actor.userId);
      await this.writer.save(tx, video, before);
      return video;
    });
  }
}
