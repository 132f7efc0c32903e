import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { ReviewImportsPolicy } from './review-imports.policy.js';
import { ImportsResolver } from './imports.resolver.js';
import { ReviewImportsService } from './review-imports.service.js';

@Module({
  imports: [PracticeProjectionModule, RatingsModule, ReviewsModule],
  providers: [ReviewImportsPolicy, ImportsResolver, mailSealer, ReviewImportsService],
})
export class ImportsModule {}
