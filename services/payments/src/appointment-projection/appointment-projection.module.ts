import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentLookupService } from './appointment-lookup.service.js';
import { AppointmentProjectionService } from './appointment-projection.service.js';
import { AppointmentEventsConsumer } from './appointment-events.consumer.js';

@Module({
  imports: [SettlementModule],
  controllers: [AppointmentEventsConsumer],
  providers: [AppointmentLookupService, AppointmentProjectionService],
  exports: [AppointmentLookupService, AppointmentProjectionService],
})
export class AppointmentProjectionModule {}
