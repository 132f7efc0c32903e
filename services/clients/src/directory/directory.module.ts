import { Module } from '@nestjs/common';
import { ClientsRepository } from './clients.repository.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryService } from './directory.service.js';
import { OnAppointmentBooked } from './on-appointment-booked.consumer.js';
import { PracticeDirectoryResolver } from './practice-directory.resolver.js';
import { OnRegistrationBooked } from './on-registration-booked.consumer.js';

@Module({
  controllers: [OnAppointmentBooked, OnRegistrationBooked],
  providers: [ClientsRepository, DirectoryService, DirectoryResolver, PracticeDirectoryResolver],
  exports: [DirectoryService],
})
export class DirectoryModule {}
