import { Module } from '@nestjs/common';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { CompletedResolver, PracticeCompletedResolver } from './completed.resolver.js';
import { CompletedReviewsRepository } from './completed-reviews.repository.js';
import { CompletedReviewsService } from './completed-reviews.service.js';
import { ReviewExportController } from './review-export.controller.js';
import { ReviewProofsService } from './review-proofs.service.js';

@Module({
  imports: [PracticeProjectionModule, RatingsModule],
  controllers: [ReviewExportController],
  providers: [
    CompletedResolver,
    CompletedReviewsRepository,
    CompletedReviewsService,
    PracticeCompletedResolver,
    ReviewProofsService,
  ],
  exports: [CompletedReviewsRepository],
})
export class CompletedModule {}
