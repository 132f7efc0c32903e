import { Module } from '@nestjs/common';
import { VideoChangesService } from './video-changes.service.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** What reviews, uploads and the worker that transcodes share of videos. */
@Module({
  providers: [VideoChangesService, VideoReviewsRepository],
  exports: [VideoChangesService, VideoReviewsRepository],
})
export class VideoReviewsModule {}
