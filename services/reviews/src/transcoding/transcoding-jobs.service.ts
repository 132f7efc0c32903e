import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReviewsConfig } from '../config.js';
import { VideoChangesService, type VideoChange } from '../video-reviews/video-changes.service.js';
import {
  TranscodingJobsRepository,
  type ClaimedJob,
  type NewTranscodingJob,
  type TranscodingJob,
} from './transcoding-jobs.repository.js';

/** The lease expired and another worker has the job now: nothing of this attempt may be kept. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The queue of videos to transcode: who works on which, and what became of it. */
@Injectable()
export class TranscodingJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: TranscodingJobsRepository,
    private readonly videos: VideoChangesService,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  async enqueue(tx: EntityManager, job: NewTranscodingJob): Promise<TranscodingJob> {
    return this.jobs.insert(tx, job);
  }

  async find(id: string): Promise<TranscodingJob | null> {
    return this.jobs.find(this.dataSource.manager, id);
  }

  /** How far the newest job of a video is, percent. */
  async findProgress(videoReviewId: string): Promise<number | null> {
    return this.jobs.findProgress(this.dataSource.manager, videoReviewId);
  }

  /** A job that is the caller's alone for `VIDEO_LEASE_SECONDS`. */
  async claim(): Promise<ClaimedJob | null> {
    return this.jobs.claim(this.dataSource.manager, this.config.VIDEO_LEASE_SECONDS);
  }

  /** @returns false where another worker has the job now */
  async renew({ leaseId }: ClaimedJob, progress: number): Promise<boolean> {
    return this.jobs.renew(this.dataSource.manager, leaseId, this.config.VIDEO_LEASE_SECONDS, progress);
  }

  /** The worker stops: what it started does not count as an attempt. */
  async release({ leaseId }: ClaimedJob): Promise<void> {
    await this.jobs.release(this.dataSource.manager, leaseId);
  }

  async retryLater({ leaseId }: ClaimedJob, afterSeconds: number): Promise<void> {
    await this.jobs.retryLater(this.dataSource.manager, leaseId, afterSeconds);
  }

  /** @throws LeaseLost */
  async finish(job: ClaimedJob, durationMs: number): Promise<void> {
    const { videoKey, posterKey } = job;
    await this.end(job, null, (video, now) => video.finish({ videoKey, posterKey, durationMs }, now));
  }

  /** @throws LeaseLost */
  async fail(job: ClaimedJob, reason: string): Promise<void> {
    await this.end(job, reason, (video, now) => video.fail(reason, now));
  }

  private async end(job: ClaimedJob, failure: string | null, work: VideoChange): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.jobs.end(tx, job.leaseId, failure))) throw new LeaseLost();
      if (!job.videoReviewId) return;
      await this.videos.changeIn(tx, job.videoReviewId, async (video, now) => {
        const isReplaced = video.status !== 'processing' || video.uploadKey !== job.sourceKey;
        if (!isReplaced) await work(video, now, tx);
      });
    });
  }
}
