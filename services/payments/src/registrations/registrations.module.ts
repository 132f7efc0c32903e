import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { RegistrationEventsConsumer } from './registration-events.consumer.js';
import { RegistrationsResolver } from './registrations.resolver.js';

@Module({
  imports: [AppointmentProjectionModule, ChargesModule],
  controllers: [RegistrationEventsConsumer],
  providers: [RegistrationsResolver],
})
export class RegistrationsModule {}
