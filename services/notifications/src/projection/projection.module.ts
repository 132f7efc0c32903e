import { Module } from '@nestjs/common';
import { BookingProjectionService } from './booking-projection.service.js';
import { PeopleEventsConsumer } from './people-events.consumer.js';
import { PeopleProjectionService } from './people-projection.service.js';
import { ProjectionRepository } from './projection.repository.js';

@Module({
  controllers: [PeopleEventsConsumer],
  providers: [ProjectionRepository, PeopleProjectionService, BookingProjectionService],
  exports: [PeopleProjectionService, BookingProjectionService],
})
export class ProjectionModule {}
