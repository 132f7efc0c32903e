import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentCopies } from './appointment-copies.service.js';
import { OnAppointmentEvents } from './on-appointment-events.consumer.js';

@Module({
  imports: [SettlementModule],
  providers: [AppointmentCopies, OnAppointmentEvents],
  exports: [AppointmentCopies],
})
export class AppointmentCopiesModule {}
