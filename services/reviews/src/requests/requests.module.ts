import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { LinksModule } from '../links/links.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { PendingReviewsService } from './pending-reviews.service.js';
import { PracticeRequestsResolver, RequestsResolver } from './requests.resolver.js';
import { ReviewRequestPublisher } from './review-request.publisher.js';
import { ReviewRequestsPolicy } from './review-requests.policy.js';
import { ReviewRequestsRepository } from './review-requests.repository.js';
import { ReviewRequestsService } from './review-requests.service.js';

@Module({
  imports: [LinksModule, PracticeProjectionModule, RatingsModule, ReviewsModule],
  providers: [
    PendingReviewsService,
    PracticeRequestsResolver,
    RequestsResolver,
    ReviewRequestPublisher,
    ReviewRequestsPolicy,
    ReviewRequestsRepository,
    ReviewRequestsService,
    mailSealer,
  ],
})
export class RequestsModule {}
