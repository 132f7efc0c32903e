import { Module } from '@nestjs/common';
import { VideoReviewsModule } from '../video-reviews/video-reviews.module.js';
import { TranscodingJobsRepository } from './transcoding-jobs.repository.js';
import { TranscodingJobsService } from './transcoding-jobs.service.js';

@Module({
  imports: [VideoReviewsModule],
  providers: [TranscodingJobsRepository, TranscodingJobsService],
  exports: [TranscodingJobsService],
})
export class TranscodingJobsModule {}
