import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentsLoader } from './appointments.loader.js';
import { ChargeAttemptsService } from './charge-attempts.service.js';
import { ChargePayloadMapper } from './charge-payload.mapper.js';
import { ChargeLedger } from './charge.ledger.js';
import { ChargesResolver } from './charges.resolver.js';
import { ChargesService } from './charges.service.js';
import { CheckoutDetailsRepository } from './checkout-details.repository.js';

@Module({
  imports: [AccessModule, AppointmentProjectionModule, AttemptsModule, ProvidersModule, SettlementModule],
  providers: [
    AppointmentsLoader,
    ChargeAttemptsService,
    ChargeLedger,
    ChargePayloadMapper,
    ChargesResolver,
    ChargesService,
    CheckoutDetailsRepository,
  ],
  exports: [AppointmentsLoader, ChargePayloadMapper, ChargesService, CheckoutDetailsRepository],
})
export class ChargesModule {}
