import { Module } from '@nestjs/common';
import { AppointmentCopiesModule } from './appointment-copies/appointment-copies.module.js';
import { ClientCopiesModule } from './client-copies/client-copies.module.js';
import { EndorsementsModule } from './endorsements/endorsements.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PracticeCopiesModule } from './practice-copies/practice-copies.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { TranscodingModule } from './transcoding/transcoding.module.js';
import { VideoToolModule } from './video-tool/video-tool.module.js';
import { VideosModule } from './videos/videos.module.js';

@Module({
  imports: [
    AppointmentCopiesModule,
    ClientCopiesModule,
    EndorsementsModule,
    ImportsModule,
    InvitationsModule,
    PhotosModule,
    PracticeCopiesModule,
    ReviewsModule,
    TranscodingModule,
    VideoToolModule,
    VideosModule,
  ],
})
export class AppModule {}
