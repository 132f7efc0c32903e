import { Module } from '@nestjs/common';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { CopiesModule } from '../copies/copies.module.js';
import { BookedThingsRepository } from './booked-things.repository.js';
import { RegistrationsRepository } from './registrations.repository.js';

@Module({
  imports: [CopiesModule],
  providers: [AppointmentCopiesRepository, RegistrationsRepository, BookedThingsRepository],
  exports: [AppointmentCopiesRepository, RegistrationsRepository, BookedThingsRepository, CopiesModule],
})
export class BookedThingsModule {}
