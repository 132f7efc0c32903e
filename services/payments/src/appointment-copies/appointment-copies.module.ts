import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentCopies } from './appointment-copies.service.js';
import { CopyTakeover } from './copy-takeover.js';
import { OnAppointmentEvents } from './on-appointment-events.consumer.js';

@Module({
  imports: [SettlementModule],
  controllers: [OnAppointmentEvents],
  providers: [AppointmentCopies, CopyTakeover],
  exports: [AppointmentCopies, CopyTakeover],
})
export class AppointmentCopiesModule {}
