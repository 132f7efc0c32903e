import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentsLoader } from './appointments.loader.js';
import { CheckoutDetailsRepository } from './checkout-details.repository.js';

/** What is shown of the money of appointments and registrations. */
@Module({
  imports: [AppointmentProjectionModule, SettlementModule],
  providers: [AppointmentsLoader, CheckoutDetailsRepository],
  exports: [AppointmentsLoader, CheckoutDetailsRepository],
})
export class ViewsModule {}
