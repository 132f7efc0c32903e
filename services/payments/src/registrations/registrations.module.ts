import { Module } from '@nestjs/common';
import { AppointmentCopiesModule } from '../appointment-copies/appointment-copies.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { OnRegistrationEvents } from './on-registration-events.consumer.js';
import { RegistrationsResolver } from './registrations.resolver.js';

@Module({
  imports: [AppointmentCopiesModule, ChargesModule],
  controllers: [OnRegistrationEvents],
  providers: [RegistrationsResolver],
})
export class RegistrationsModule {}
