import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { OfflinePaymentLedger } from './offline-payment.ledger.js';
import { OfflinePaymentsResolver } from './offline-payments.resolver.js';
import { OfflinePaymentsService } from './offline-payments.service.js';

@Module({
  imports: [AccessModule, ChargesModule, SettlementModule],
  providers: [OfflinePaymentLedger, OfflinePaymentsResolver, OfflinePaymentsService],
})
export class OfflinePaymentsModule {}
