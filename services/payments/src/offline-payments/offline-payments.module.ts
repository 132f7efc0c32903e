import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ViewsModule } from '../views/views.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { OfflinePaymentLedger } from './offline-payment.ledger.js';
import { OfflinePaymentsResolver } from './offline-payments.resolver.js';
import { OfflinePaymentsService } from './offline-payments.service.js';

@Module({
  imports: [AccessModule, ViewsModule, SettlementModule],
  providers: [OfflinePaymentLedger, OfflinePaymentsResolver, OfflinePaymentsService],
})
export class OfflinePaymentsModule {}
