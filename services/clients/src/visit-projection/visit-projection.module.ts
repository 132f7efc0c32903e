import { Module } from '@nestjs/common';
import { CountStartedVisitsJob } from './count-started-visits.job.js';
import { VisitEventsConsumer } from './visit-events.consumer.js';
import { VisitProjectionRepository } from './visit-projection.repository.js';
import { VisitProjectionService } from './visit-projection.service.js';

@Module({
  controllers: [VisitEventsConsumer],
  providers: [CountStartedVisitsJob, VisitProjectionRepository, VisitProjectionService],
  exports: [VisitProjectionService],
})
export class VisitProjectionModule {}
