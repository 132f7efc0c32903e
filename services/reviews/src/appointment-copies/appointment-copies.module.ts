import { Module } from '@nestjs/common';
import { LinksModule } from '../invitations/links.module.js';
import { AppointmentCopiesRepository } from './appointment-copies.repository.js';
import { OnAppointmentEvents } from './on-appointment-events.consumer.js';

@Module({
  imports: [LinksModule],
  controllers: [OnAppointmentEvents],
  providers: [AppointmentCopiesRepository],
  exports: [AppointmentCopiesRepository],
})
export class AppointmentCopiesModule {}
