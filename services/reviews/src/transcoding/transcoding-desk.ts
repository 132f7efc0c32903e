import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import type { VideoReview } from '../videos/video-review.entity.js';
import { VideoReviewWriter } from '../videos/video-review-writer.js';
import { VideoReviewsRepository } from '../videos/video-reviews.repository.js';
import type { TranscodingJob } from './transcoding-job.js';
import { TranscodingJobsRepository } from './transcoding-jobs.repository.js';

/** The lease ran out, and somebody else has the job now: nothing of this attempt may be kept. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A worker's claim on a job. */
export interface Lease {
  id: string;
  /** Without a sign of the worker for so long, the job is anybody's again. */
  seconds: number;
}

/** Hands out jobs and writes down what became of them. */
@Injectable()
export class TranscodingDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: TranscodingJobsRepository,
    private readonly videos: VideoReviewsRepository,
    private readonly writer: VideoReviewWriter,
    private readonly clock: Clock,
  ) {}

  async claim(lease: Lease): Promise<TranscodingJob | null> {
    return this.jobs.claim(this.dataSource.manager, lease.id, lease.seconds);
  }

  /** @returns false where another worker has the job now */
  async renew(lease: Lease, progress: number): Promise<boolean> {
    return this.jobs.renew(this.dataSource.manager, lease.id, lease.seconds, progress);
  }

  /** The worker stops: what it began does not count as an attempt. */
  async giveBack(lease: Lease): Promise<void> {
    await this.jobs.giveBack(this.dataSource.manager, lease.id);
  }

  async retryLater(lease: Lease, afterSeconds: number): Promise<void> {
    await this.jobs.retryLater(this.dataSource.manager, lease.id, afterSeconds);
  }

  /** @throws LeaseLost */
  async finish(job: TranscodingJob, lease: Lease, durationMs: number): Promise<void> {
    const { videoKey, posterKey } = job;
    await this.end(job, lease, null, (video) => video.finish({ videoKey, posterKey, durationMs }, this.clock.now()));
  }

  /** @throws LeaseLost */
  async fail(job: TranscodingJob, lease: Lease, reason: string): Promise<void> {
    await this.end(job, lease, reason, (video) => video.fail(reason, this.clock.now()));
  }

  private async end(
    job: TranscodingJob,
    lease: Lease,
    failure: string | null,
    change: (video: VideoReview) => void,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.jobs.end(tx, lease.id, failure))) throw new LeaseLost();
      await this.changeVideo(tx, job, change);
    });
  }

  /** Nothing where the upload has been replaced meanwhile. */
  private async changeVideo(tx: EntityManager, job: TranscodingJob, change: (video: VideoReview) => void) {
    const video = job.videoReviewId ? await this.videos.findForUpdate(tx, job.videoReviewId) : null;
    if (video?.status !== 'processing' || video.uploadKey !== job.sourceKey) return;
    change(video);
    await this.writer.save(tx, video, 'processing');
  }
}
