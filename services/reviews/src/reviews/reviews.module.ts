import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { EndorsementsModule } from '../endorsements/endorsements.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { LinksModule } from '../links/links.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { VideoReviewsModule } from '../video-reviews/video-reviews.module.js';
import { AppointmentReviewsResolver } from './appointment-reviews.resolver.js';
import { AppointmentReviewsService } from './appointment-reviews.service.js';
import { AuthorshipService } from './authorship.service.js';
import { ClientMergedConsumer } from './client-merged.consumer.js';
import { PracticeReviewsResolver, ReviewConnectionResolver } from './practice-reviews.resolver.js';
import { PublicReviewsService } from './public-reviews.service.js';
import { PublicationPolicy } from './publication.policy.js';
import { PublishReviewsJob } from './publish-reviews.job.js';
import { ReviewChangesService } from './review-changes.service.js';
import { ReviewCompletionService } from './review-completion.service.js';
import { ReviewFieldsResolver } from './review-fields.resolver.js';
import { ReviewPartsService } from './review-parts.service.js';
import { ReviewPublicationService } from './review-publication.service.js';
import { ReviewsLoader } from './reviews.loader.js';
import { ReviewsPolicy } from './reviews.policy.js';
import { ReviewsRepository } from './reviews.repository.js';
import { ReviewsResolver } from './reviews.resolver.js';
import { ReviewsService } from './reviews.service.js';
import { VisitReviewLinksService } from './visit-review-links.service.js';

@Module({
  imports: [
    AppointmentProjectionModule,
    ClientProjectionModule,
    EndorsementsModule,
    InvitationsModule,
    LinksModule,
    PracticeProjectionModule,
    RatingsModule,
    VideoReviewsModule,
  ],
  controllers: [ClientMergedConsumer],
  providers: [
    AppointmentReviewsResolver,
    AppointmentReviewsService,
    AuthorshipService,
    PracticeReviewsResolver,
    PublicReviewsService,
    PublicationPolicy,
    PublishReviewsJob,
    ReviewChangesService,
    ReviewCompletionService,
    ReviewConnectionResolver,
    ReviewFieldsResolver,
    ReviewPartsService,
    ReviewPublicationService,
    ReviewsLoader,
    ReviewsPolicy,
    ReviewsRepository,
    ReviewsResolver,
    ReviewsService,
    VisitReviewLinksService,
  ],
  exports: [PublicReviewsService, ReviewChangesService, ReviewsLoader, ReviewsPolicy, ReviewsRepository],
})
export class ReviewsModule {}
