import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ProvidersModule } from '../adapters/providers.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { ViewsModule } from '../views/views.module.js';
import { ChargeAttemptsService } from './charge-attempts.service.js';
import { ChargeOutcomesService } from './charge-outcomes.service.js';
import { ChargePayloadMapper } from './charge-payload.mapper.js';
import { ChargeLedger } from './charge.ledger.js';
import { ChargesResolver } from './charges.resolver.js';
import { ChargesService } from './charges.service.js';

@Module({
  imports: [AccessModule, AppointmentProjectionModule, AttemptsModule, ProvidersModule, SettlementModule, ViewsModule],
  providers: [
    ChargeAttemptsService,
    ChargeLedger,
    ChargeOutcomesService,
    ChargePayloadMapper,
    ChargesResolver,
    ChargesService,
  ],
  exports: [ChargeOutcomesService, ChargePayloadMapper, ChargesService, ViewsModule],
})
export class ChargesModule {}
