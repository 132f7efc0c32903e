import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/sealing';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { LinksModule } from '../invitations/links.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { TranscodingJobsModule } from '../transcoding/transcoding-jobs.module.js';
import { OnVideoAuthorsMerged } from './on-client-merged.consumer.js';
import { OwnVideos } from './own-videos.js';
import { PortalVideosController } from './portal-videos.controller.js';
import { PracticeVideoLinksService } from './practice-video-links.service.js';
import { ReviewVideosResolver } from './review-videos.resolver.js';
import { VideoApprovalService } from './video-approval.service.js';
import { VideoAuthors } from './video-authors.js';
import { VideoFiles } from './video-files.js';
import { VideoInvitations } from './video-invitations.js';
import { VideoLinksService } from './video-links.service.js';
import { VideoLoaders } from './video-loaders.js';
import { VideoMediaController } from './video-media.controller.js';
import { VideoMediaService } from './video-media.service.js';
import { VideoRecordsModule } from './video-records.module.js';
import { PracticeVideosResolver, VideoUploadsResolver } from './video-reviews.resolver.js';
import { VideoUploadController } from './video-upload.controller.js';
import { VideoUploadRecords } from './video-upload-records.js';
import { VideoUploadsService } from './video-uploads.service.js';
import { VideoViews } from './video-views.js';
import { VideosService } from './videos.service.js';

@Module({
  imports: [
    LinksModule,
    ClientProjectionModule,
    PracticeProjectionModule,
    RatingsModule,
    ReviewsModule,
    StorageModule,
    TranscodingJobsModule,
    VideoRecordsModule,
  ],
  controllers: [PortalVideosController, VideoMediaController, VideoUploadController, OnVideoAuthorsMerged],
  providers: [
    OwnVideos,
    PracticeVideoLinksService,
    PracticeVideosResolver,
    ReviewVideosResolver,
    VideoApprovalService,
    VideoAuthors,
    VideoFiles,
    VideoInvitations,
    VideoLinksService,
    VideoLoaders,
    VideoMediaService,
    VideoUploadRecords,
    VideoUploadsResolver,
    VideoUploadsService,
    VideoViews,
    VideosService,
    mailSealer,
  ],
  exports: [VideoFiles],
})
export class VideosModule {}
