import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { TranscodingJobsRepository } from '../transcoding/transcoding-jobs.repository.js';
import type { AnnouncedVideo } from './video-format.js';
import { linkNotFound, type VideoReview } from './video-review.entity.js';
import { VideoReviewWriter } from './video-review-writer.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** What is written down of an upload, step by step, each under the lock of its video. */
@Injectable()
export class VideoUploadRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly writer: VideoReviewWriter,
    private readonly jobs: TranscodingJobsRepository,
    private readonly clock: Clock,
  ) {}

  async find(uploadHash: string): Promise<VideoReview | null> {
    return this.videos.findByHash(this.dataSource.manager, uploadHash);
  }

  /** Percent. */
  async findProgress(id: string): Promise<number | null> {
    return this.jobs.findProgress(this.dataSource.manager, id);
  }

  /** @returns also the key that an earlier try left */
  async begin(id: string, announced: AnnouncedVideo): Promise<{ video: VideoReview; left: string | null }> {
    let left: string | null = null;
    const video = await this.change(id, (own) => (left = own.beginUpload(announced, this.clock.now())));
    return { video, left };
  }

  /** Hands the upload to the workers, once. */
  async arrive(id: string, videoKey: string): Promise<VideoReview> {
    return this.change(id, async (video, tx) => {
      if (!video.isUploading(videoKey)) return;
      video.arrive(this.clock.now());
      const { folderId, contentType } = video;
      const order = { videoReviewId: id, sourceKey: videoKey, contentType: contentType!, folderId };
      await this.jobs.insert(tx, order);
    });
  }

  async refuse(id: string, videoKey: string): Promise<void> {
    await this.change(id, (video) => {
      if (video.isUploading(videoKey)) video.refuseUpload();
    });
  }

  private async change(id: string, work: (video: VideoReview, tx: EntityManager) => unknown): Promise<VideoReview> {
    return this.dataSource.transaction(async (tx) => {
      const video = await this.videos.findForUpdate(tx, id);
      if (!video) throw linkNotFound();
      const before = video.status;
      await work(video, tx);
      await this.writer.save(tx, video, before);
      return video;
    });
  }
}
