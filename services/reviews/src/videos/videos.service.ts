import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { VideoReviewsRepository, type ShownVideo } from './video-reviews.repository.js';
import type { VideoReview } from './video-review.entity.js';

const MAX_SHOWN = 24;

/** Reading videos: everybody sees what is approved, an author how far their own is. */
@Injectable()
export class VideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** The caller has shown that these reviews are the author's own. */
  async listOfReviews(reviewIds: readonly string[]): Promise<VideoReview[]> {
    return this.videos.listOfReviews(this.dataSource.manager, reviewIds);
  }

  async listShownOfReviews(reviewIds: readonly string[]): Promise<ShownVideo[]> {
    return this.videos.listShownOfReviews(this.dataSource.manager, reviewIds);
  }

  async listShown(practiceIds: readonly string[], first: number): Promise<ShownVideo[]> {
    if (first < 1 || first > MAX_SHOWN) {
      throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_SHOWN} videos.`, 'first');
    }
    return this.videos.listShown(this.dataSource.manager, practiceIds.filter(isUuid), first);
  }
}
