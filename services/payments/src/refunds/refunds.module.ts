import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { ForeignRefunds } from './foreign-refunds.js';
import { RefundBooks } from './refund-books.js';
import { RefundOrders } from './refund-orders.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundSync } from './refund-sync.js';
import { Refunding } from './refunding.js';

@Module({
  imports: [AttemptsModule, ProvidersModule, SettlementModule],
  providers: [ForeignRefunds, RefundBooks, RefundOrders, RefundOutcomes, RefundSync, Refunding],
  exports: [RefundSync, Refunding],
})
export class RefundsModule {}
