import { Injectable } from '@nestjs/common';
import { VideoReviewStatusChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import {
  type ChosenRows,
  handOverRows,
  type Merge,
  moveChosenRows,
  type OwnedTable,
  returnRows,
} from '@yarrow/kit/database/merged-rows';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { VideoReview, type VideoAuthor } from './video-review.entity.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

export type VideoChange = (video: VideoReview, now: Date, tx: EntityManager) => void | Promise<void>;

const VIDEOS: OwnedTable = { name: 'video_reviews', key: 'id', owner: 'client_id' };

/** Changes videos under the lock of their row and publishes their new status in the same transaction. */
@Injectable()
export class VideoChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns null for an unknown video */
  async change(id: string, work: VideoChange): Promise<VideoReview | null> {
    return this.dataSource.transaction((tx) => this.changeIn(tx, id, work));
  }

  /** As `change`, within a transaction of the caller's. */
  async changeIn(tx: EntityManager, id: string, work: VideoChange): Promise<VideoReview | null> {
    const video = await this.videos.findForUpdate(tx, id);
    if (!video) return null;
    const before = video.status;
    await work(video, this.clock.now(), tx);
    await this.videos.save(tx, video);
    const { id: videoReviewId, practiceId, status } = video;
    if (status !== before) {
      const changed = { videoReviewId, practiceId, status };
      await emit(tx, VideoReviewStatusChangedSchema, changed, { aggregateId: videoReviewId });
    }
    return video;
  }

  /** @returns null where a repeated request has made it already */
  async create(tx: EntityManager, author: VideoAuthor, id?: string): Promise<VideoReview | null> {
    const video = VideoReview.create(author, this.clock.now(), id);
    return (await this.videos.insertNew(tx, video)) ? video : null;
  }

  /** Two contacts turn out to be one person: so are the authors of their videos. */
  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    await handOverRows(tx, VIDEOS, merge);
  }

  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await returnRows(tx, VIDEOS, merge);
  }

  /** Gives videos of chosen visits to another contact. */
  async moveChosen(tx: EntityManager, chosen: ChosenRows): Promise<void> {
    await moveChosenRows(tx, VIDEOS, chosen);
  }
}
