import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module.js';
import { AppointmentEventsConsumer } from './appointment-events.consumer.js';
import { AppointmentProjectionRepository } from './appointment-projection.repository.js';
import { AppointmentProjectionService } from './appointment-projection.service.js';

@Module({
  imports: [LinksModule],
  controllers: [AppointmentEventsConsumer],
  providers: [AppointmentProjectionRepository, AppointmentProjectionService],
  exports: [AppointmentProjectionRepository],
})
export class AppointmentProjectionModule {}
