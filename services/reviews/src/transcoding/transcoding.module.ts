import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { FfmpegClient } from './ffmpeg.client.js';
import { TranscodingJobsModule } from './transcoding-jobs.module.js';
import { TranscodingWorker } from './transcoding.worker.js';

@Module({ imports: [StorageModule, TranscodingJobsModule], providers: [FfmpegClient, TranscodingWorker] })
export class TranscodingModule {}
