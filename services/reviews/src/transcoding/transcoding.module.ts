import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { VideoRecordsModule } from '../videos/video-records.module.js';
import { Transcoder } from './transcoder.js';
import { TranscodingDesk } from './transcoding-desk.js';
import { TranscodingJobsModule } from './transcoding-jobs.module.js';
import { TranscodingWorker } from './transcoding-worker.js';

@Module({
  imports: [StorageModule, TranscodingJobsModule, VideoRecordsModule],
  providers: [Transcoder, TranscodingDesk, TranscodingWorker],
})
export class TranscodingModule {}
