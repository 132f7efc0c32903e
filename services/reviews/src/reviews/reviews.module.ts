import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { EndorsementsModule } from '../endorsements/endorsements.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { LinksModule } from '../invitations/links.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { VideoRecordsModule } from '../videos/video-records.module.js';
import { AppointmentReviewsResolver } from './appointment-reviews.resolver.js';
import { AppointmentReviewsService } from './appointment-reviews.service.js';
import { Authorship } from './authorship.js';
import { OnClientMerged } from './on-client-merged.consumer.js';
import { OwnReviews } from './own-reviews.js';
import { PracticeReviewsResolver, ReviewConnectionResolver } from './practice-reviews.resolver.js';
import { Publication } from './publication.js';
import { PublishReviews } from './publish-reviews.job.js';
import { PublicReviewsService } from './public-reviews.service.js';
import { ReviewCompletion } from './review-completion.service.js';
import { ReviewFieldsResolver } from './review-fields.resolver.js';
import { ReviewLoaders } from './review-loaders.js';
import { ReviewWriter } from './review-writer.js';
import { ReviewsPolicy } from './reviews.policy.js';
import { ReviewsRepository } from './reviews.repository.js';
import { ReviewsResolver } from './reviews.resolver.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [
    AppointmentProjectionModule,
    ClientProjectionModule,
    EndorsementsModule,
    InvitationsModule,
    LinksModule,
    PracticeProjectionModule,
    RatingsModule,
    VideoRecordsModule,
  ],
  controllers: [OnClientMerged],
  providers: [
    AppointmentReviewsResolver,
    AppointmentReviewsService,
    Authorship,
    OwnReviews,
    PracticeReviewsResolver,
    Publication,
    PublishReviews,
    PublicReviewsService,
    ReviewConnectionResolver,
    ReviewCompletion,
    ReviewFieldsResolver,
    ReviewLoaders,
    ReviewWriter,
    ReviewsPolicy,
    ReviewsRepository,
    ReviewsResolver,
    ReviewsService,
  ],
  exports: [OwnReviews, PublicReviewsService, ReviewLoaders, ReviewWriter, ReviewsPolicy, ReviewsRepository],
})
export class ReviewsModule {}
