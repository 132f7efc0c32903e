import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { newId } from '@yarrow/kit/ids';
import { LOGGER } from '@yarrow/kit/logging';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ReviewsConfig } from '../config.js';
import { ObjectGone, ObjectStoreClient } from '../storage/object-store.client.js';
import { UnusableVideo } from './probe.js';
import { Transcoder } from './transcoder.js';
import { LeaseLost, TranscodingDesk, type Lease } from './transcoding-desk.js';
import type { TranscodingJob } from './transcoding-job.js';
import { deleteOldWorkFolders, withWorkFolder } from './work-folder.js';

const MAX_ATTEMPTS = 3;
const IDLE_MS = 1000;
/** After a failed attempt, times the number of attempts. */
const RETRY_SECONDS = 5;
const GIVEN_UP = 'The video could not be processed.';

/**
 * Takes one job after the other. It may be killed at any moment: its lease runs out, and whoever comes next begins the
 * job anew. Several workers may run, in this process or others.
 */
@Injectable()
export class TranscodingWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly desk: TranscodingDesk,
    private readonly transcoder: Transcoder,
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
    const lease = { id: newId(), seconds: this.config.VIDEO_LEASE_SECONDS };
    const job = await this.desk.claim(lease);
    if (!job) return false;
    try {
      // A job that its worker never ended, again and again, may be what kills the workers.
      if (job.attempts > MAX_ATTEMPTS) await this.giveUp(job, lease, GIVEN_UP);
      else await this.work(job, lease);
    } catch (error) {
      await this.afterFailure(job, lease, error as Error);
    }
    return true;
  }

  private async work(job: TranscodingJob, lease: Lease): Promise<void> {
    const kept = this.keepLease(lease);
    try {
      const timeout = AbortSignal.timeout(this.config.VIDEO_TIMEOUT_SECONDS * 1000);
      const signal = AbortSignal.any([this.stopping.signal, kept.lost, timeout]);
      const durationMs = await withWorkFolder(async (files) => {
        await this.store.download(job.sourceKey, files.source, signal);
        const length = await this.transcoder.transcode(job.contentType, files, signal, kept.note);
        await this.store.upload(files.video, job.videoKey, 'video/mp4', signal);
        await this.store.upload(files.poster, job.posterKey, 'image/jpeg', signal);
        return length;
      });
      await this.desk.finish(job, lease, durationMs);
      await this.deleteSource(job);
      this.logger.info({ job: job.id, attempt: job.attempts, durationMs }, 'a video is ready');
    } finally {
      kept.end();
    }
  }

  /** Renews the lease while the work goes on; where another worker has taken the job, the work ends. */
  private keepLease(lease: Lease) {
    const lost = new AbortController();
    let progress = 0;
    const timer = setInterval(
      () =>
        void this.desk.renew(lease, progress).then(
          (mine) => !mine && lost.abort(new LeaseLost()),
          (error: unknown) => this.logger.warn({ err: error }, 'a lease could not be renewed'),
        ),
      (lease.seconds * 1000) / 3,
    );
    const note = (percent: number) => void (progress = percent);
    return { lost: lost.signal, note, end: () => clearInterval(timer) };
  }

  private async afterFailure(job: TranscodingJob, lease: Lease, error: Error): Promise<void> {
    if (error instanceof LeaseLost) return this.logger.warn({ job: job.id }, 'another worker has taken the video');
    if (this.stopping.signal.aborted) return this.desk.giveBack(lease);
    this.logger.warn({ job: job.id, attempt: job.attempts, err: error }, 'an attempt at a video failed');
    if (error instanceof UnusableVideo) return this.giveUp(job, lease, error.message);
    if (error instanceof ObjectGone || job.attempts >= MAX_ATTEMPTS) return this.giveUp(job, lease, GIVEN_UP);
    await this.desk.retryLater(lease, job.attempts * RETRY_SECONDS);
  }

  private async giveUp(job: TranscodingJob, lease: Lease, reason: string): Promise<void> {
    await this.desk.fail(job, lease, reason);
    await this.deleteSource(job);
  }

  /** Nobody needs it any more; where that fails, the store lets uploads expire. */
  private async deleteSource({ sourceKey }: TranscodingJob): Promise<void> {
    await this.store
      .delete(sourceKey)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'an upload could not be deleted'));
  }
}
