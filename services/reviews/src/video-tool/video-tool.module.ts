import { Module } from '@nestjs/common';
import { TranscodingJobsModule } from '../transcoding/transcoding-jobs.module.js';
import { VideoReviewsModule } from '../video-reviews/video-reviews.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { PracticeUploadsService } from './practice-uploads.service.js';
import { PracticeVideoStatusService } from './practice-video-status.service.js';
import { TestVideosRepository } from './test-videos.repository.js';
import { TestVideosService } from './test-videos.service.js';
import { VideoToolController } from './video-tool.controller.js';
import { VideoToolResolver } from './video-tool.resolver.js';
import { VideoToolService } from './video-tool.service.js';

@Module({
  imports: [TranscodingJobsModule, VideoReviewsModule, VideosModule],
  controllers: [VideoToolController],
  providers: [
    PracticeUploadsService,
    PracticeVideoStatusService,
    TestVideosRepository,
    TestVideosService,
    VideoToolResolver,
    VideoToolService,
  ],
})
export class VideoToolModule {}
