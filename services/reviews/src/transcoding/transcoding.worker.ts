import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ReviewsConfig } from '../config.js';
import { ObjectGone, ObjectStoreClient } from '../storage/object-store.client.js';
import { UnusableVideo } from './ffmpeg-commands.js';
import { FfmpegClient } from './ffmpeg.client.js';
import type { ClaimedJob } from './transcoding-jobs.repository.js';
import { LeaseLost, TranscodingJobsService } from './transcoding-jobs.service.js';
import { deleteOldWorkFolders, withWorkFolder } from './work-folder.js';

const MAX_ATTEMPTS = 3;
const IDLE_MS = 1000;
/** After a failed attempt, times the number of attempts. */
const RETRY_SECONDS = 5;
const GIVEN_UP = 'The video could not be processed.';

/**
 * Processes one job at a time. Safe to kill at any time: when the lease expires, another worker restarts the job.
 * Several workers may run, in this process or others.
 */
@Injectable()
export class TranscodingWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly jobs: TranscodingJobsService,
    private readonly ffmpeg: FfmpegClient,
    private readonly store: ObjectStoreClient,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.VIDEO_WORKER) this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The worker stops.'));
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    await deleteOldWorkFolders().catch((error: unknown) => this.logger.warn({ err: error }, 'old folders remain'));
    while (!signal.aborted) {
      const worked = await this.takeOne().catch((error: unknown) => {
        this.logger.error({ err: error }, 'taking a video failed');
        return false;
      });
      if (!worked) await delay(IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns whether there was a job */
  private async takeOne(): Promise<boolean> {
    const job = await this.jobs.claim();
    if (!job) return false;
    try {
      // A job that its worker never ended, again and again, may be what kills the workers.
      if (job.attempts > MAX_ATTEMPTS) await this.giveUp(job, GIVEN_UP);
      else await this.work(job);
    } catch (error) {
      await this.afterFailure(job, error as Error);
    }
    return true;
  }

  private async work(job: ClaimedJob): Promise<void> {
    const lease = this.keepLease(job);
    try {
      const timeout = AbortSignal.timeout(this.config.VIDEO_TIMEOUT_SECONDS * 1000);
      const signal = AbortSignal.any([this.stopping.signal, lease.lost, timeout]);
      const durationMs = await withWorkFolder(async (files) => {
        await this.store.download(job.sourceKey, files.source, signal);
        const length = await this.ffmpeg.transcode(job.contentType, files, signal, lease.noteProgress);
        await this.store.upload(files.video, job.videoKey, 'video/mp4', signal);
        await this.store.upload(files.poster, job.posterKey, 'image/jpeg', signal);
        return length;
      });
      await this.jobs.finish(job, durationMs);
      await this.deleteSource(job);
      this.logger.info({ job: job.id, attempt: job.attempts, durationMs }, 'a video is ready');
    } finally {
      lease.end();
    }
  }

  /** Renews the lease while the work goes on; where another worker has taken the job, the work ends. */
  private keepLease(job: ClaimedJob) {
    const lost = new AbortController();
    let progress = 0;
    const timer = setInterval(
      () =>
        void this.jobs.renew(job, progress).then(
          (mine) => !mine && lost.abort(new LeaseLost()),
          (error: unknown) => this.logger.warn({ err: error }, 'a lease could not be renewed'),
        ),
      (this.config.VIDEO_LEASE_SECONDS * 1000) / 3,
    );
    const noteProgress = (percent: number) => void (progress = percent);
    return { lost: lost.signal, noteProgress, end: () => clearInterval(timer) };
  }

  private async afterFailure(job: ClaimedJob, error: Error): Promise<void> {
    if (error instanceof LeaseLost) return this.logger.warn({ job: job.id }, 'another worker has taken the video');
    if (this.stopping.signal.aborted) return this.jobs.release(job);
    this.logger.warn({ job: job.id, attempt: job.attempts, err: error }, 'an attempt at a video failed');
    if (error instanceof UnusableVideo) return this.giveUp(job, error.message);
    if (error instanceof ObjectGone || job.attempts >= MAX_ATTEMPTS) return this.giveUp(job, GIVEN_UP);
    await this.jobs.retryLater(job, job.attempts * RETRY_SECONDS);
  }

  private async giveUp(job: ClaimedJob, reason: string): Promise<void> {
    await this.jobs.fail(job, reason);
    await this.deleteSource(job);
  }

  /** The source is no longer needed; if the deletion fails, the store lets uploads expire. */
  private async deleteSource({ sourceKey }: ClaimedJob): Promise<void> {
    await this.store
      .delete(sourceKey)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'an upload could not be deleted'));
  }
}
