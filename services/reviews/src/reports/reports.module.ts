import { Module } from '@nestjs/common';
import { CompletedModule } from '../completed/completed.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [CompletedModule, ReviewsModule],
  providers: [ReportsRepository, ReportsResolver, ReportsService],
})
export class ReportsModule {}
