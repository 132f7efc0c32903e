import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { LinksModule } from '../links/links.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { TranscodingJobsModule } from '../transcoding/transcoding-jobs.module.js';
import { ManagedVideosResolver, PendingRequestVideosResolver } from './managed-videos.resolver.js';
import { ManagedVideosService } from './managed-videos.service.js';
import { PracticeVideosController } from './practice-videos.controller.js';
import { PracticeVideosResolver } from './practice-videos.resolver.js';
import { PracticeVideosService } from './practice-videos.service.js';
import { ReviewVideosResolver } from './review-videos.resolver.js';
import { VideoAuthorsService } from './video-authors.service.js';
import { VideoCodesResolver } from './video-codes.resolver.js';
import { VideoCodesService } from './video-codes.service.js';
import { VideoFilesService } from './video-files.service.js';
import { VideoInvitationsService } from './video-invitations.service.js';
import { VideoLinksService } from './video-links.service.js';
import { VideoMediaController } from './video-media.controller.js';
import { VideoReviewsModule } from '../video-reviews/video-reviews.module.js';
import { VideoUploadController } from './video-upload.controller.js';
import { VideoUploadsResolver } from './video-uploads.resolver.js';
import { VideoUploadsService } from './video-uploads.service.js';
import { VideosLoader } from './videos.loader.js';
import { VideosMapper } from './videos.mapper.js';
import { VideosService } from './videos.service.js';

@Module({
  imports: [
    AppointmentProjectionModule,
    ClientProjectionModule,
    LinksModule,
    PracticeProjectionModule,
    RatingsModule,
    ReviewsModule,
    StorageModule,
    TranscodingJobsModule,
    VideoReviewsModule,
  ],
  controllers: [PracticeVideosController, VideoMediaController, VideoUploadController],
  providers: [
    ManagedVideosResolver,
    PendingRequestVideosResolver,
    ManagedVideosService,
    PracticeVideosResolver,
    PracticeVideosService,
    ReviewVideosResolver,
    VideoAuthorsService,
    VideoCodesResolver,
    VideoCodesService,
    VideoFilesService,
    VideoInvitationsService,
    VideoLinksService,
    VideoUploadsResolver,
    VideoUploadsService,
    VideosLoader,
    VideosMapper,
    VideosService,
    mailSealer,
  ],
  exports: [VideoAuthorsService, VideoFilesService],
})
export class VideosModule {}
