import { Module } from '@nestjs/common';
import { VideoReviewWriter } from './video-review-writer.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

@Module({
  providers: [VideoReviewWriter, VideoReviewsRepository],
  exports: [VideoReviewWriter, VideoReviewsRepository],
})
export class VideoRecordsModule {}
