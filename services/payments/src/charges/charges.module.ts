import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AppointmentViews } from './appointment-views.js';
import { ChargeDesk } from './charge-desk.js';
import { ChargeOrders } from './charge-orders.js';
import { ChargeOutcomes } from './charge-outcomes.js';
import { CheckoutReader } from './checkout-details.js';
import { ChargePayloads } from './charge-payloads.js';
import { ChargesResolver } from './charges.resolver.js';
import { ChargesService } from './charges.service.js';
import { Charging } from './charging.js';
import { Dues } from './dues.js';
import { Holds } from './holds.js';
import { Receipts } from './receipts.js';

@Module({
  imports: [AccessModule, AppointmentProjectionModule, AttemptsModule, ProvidersModule, SettlementModule],
  providers: [
    AppointmentViews,
    ChargeDesk,
    ChargeOrders,
    ChargeOutcomes,
    ChargePayloads,
    ChargesResolver,
    ChargesService,
    Charging,
    CheckoutReader,
    Dues,
    Holds,
    Receipts,
  ],
  exports: [AppointmentViews, ChargeOrders, ChargePayloads, Charging, Dues, Holds],
})
export class ChargesModule {}
