import { Module } from '@nestjs/common';
import { LinksModule } from '../invitations/links.module.js';
import { AppointmentCopiesRepository } from './appointment-copies.repository.js';
import { OnAppointmentEvents } from './on-appointment-events.consumer.js';

@Module({
  imports: [LinksModule],
  providers: [AppointmentCopiesRepository, OnAppointmentEvents],
  exports: [AppointmentCopiesRepository],
})
export class AppointmentCopiesModule {}
