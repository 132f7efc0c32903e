import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/sealing';
import { PracticeCopiesModule } from '../practice-copies/practice-copies.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { ImportedReviews } from './imported-reviews.js';
import { ImportsResolver } from './imports.resolver.js';
import { ReviewImportsService } from './review-imports.service.js';

@Module({
  imports: [PracticeCopiesModule, RatingsModule, ReviewsModule],
  providers: [ImportedReviews, ImportsResolver, mailSealer, ReviewImportsService],
})
export class ImportsModule {}
