import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DependenciesIndicator } from '@yarrow/kit/health/dependencies.indicator';
import type { ReviewsConfig } from '../config.js';
import { StorageModule } from '../storage/storage.module.js';
import { FfmpegClient } from './ffmpeg.client.js';
import { TranscodingJobsModule } from './transcoding-jobs.module.js';
import { TranscodingWorker } from './transcoding.worker.js';

/** A program comes and goes with an installation. */
const FFMPEG_HOLDS_MS = 600_000;

@Module({ imports: [StorageModule, TranscodingJobsModule], providers: [FfmpegClient, TranscodingWorker] })
export class TranscodingModule {
  constructor(dependencies: DependenciesIndicator, ffmpeg: FfmpegClient, @Inject(CONFIG) config: ReviewsConfig) {
    if (!config.VIDEO_WORKER) return;
    dependencies.register({ name: 'ffmpeg', holdsMs: FFMPEG_HOLDS_MS, check: () => ffmpeg.ping() });
  }
}
