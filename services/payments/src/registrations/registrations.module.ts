import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { RegistrationEventsConsumer } from './registration-events.consumer.js';
import { RegistrationPaymentsService } from './registration-payments.service.js';
import { RegistrationsResolver } from './registrations.resolver.js';

@Module({
  imports: [AccessModule, AppointmentProjectionModule, ChargesModule, SettlementModule],
  controllers: [RegistrationEventsConsumer],
  providers: [RegistrationPaymentsService, RegistrationsResolver],
})
export class RegistrationsModule {}
