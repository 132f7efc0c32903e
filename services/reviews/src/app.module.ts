import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from './appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from './client-projection/client-projection.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { CompletedModule } from './completed/completed.module.js';
import { EndorsementsModule } from './endorsements/endorsements.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PracticeProjectionModule } from './practice-projection/practice-projection.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { TranscodingModule } from './transcoding/transcoding.module.js';
import { VideoToolModule } from './video-tool/video-tool.module.js';
import { VideosModule } from './videos/videos.module.js';

@Module({
  imports: [
    AppointmentProjectionModule,
    ClientProjectionModule,
    DocumentsModule,
    CompletedModule,
    EndorsementsModule,
    ErasureModule,
    ImportsModule,
    InvitationsModule,
    PhotosModule,
    PracticeProjectionModule,
    ReportsModule,
    RepublishModule,
    RequestsModule,
    RetentionModule,
    ReviewsModule,
    TranscodingModule,
    VideoToolModule,
    VideosModule,
    PersonRecordsModule,
  ],
})
export class AppModule {}
