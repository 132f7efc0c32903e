import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardBalancesService } from './gift-card-balances.service.js';
import { GiftCardDatesService } from './gift-card-dates.service.js';
import { GiftCardOffersResolver } from './gift-card-offers.resolver.js';
import { GiftCardOffersService } from './gift-card-offers.service.js';
import { GiftCardOrderLedger } from './gift-card-order.ledger.js';
import { GiftCardOrdersJob } from './gift-card-orders.job.js';
import { GiftCardOrdersResolver } from './gift-card-orders.resolver.js';
import { GiftCardOrdersService } from './gift-card-orders.service.js';

/** Gift cards that anybody buys online. */
@Module({
  imports: [SettlementModule],
  providers: [
    GiftCardBalancesService,
    GiftCardDatesService,
    GiftCardOffersResolver,
    GiftCardOffersService,
    GiftCardOrderLedger,
    GiftCardOrdersJob,
    GiftCardOrdersResolver,
    GiftCardOrdersService,
  ],
})
export class GiftCardOrdersModule {}
