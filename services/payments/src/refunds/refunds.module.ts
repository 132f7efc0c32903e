import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ProvidersModule } from '../adapters/providers.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { RefundAttemptsService } from './refund-attempts.service.js';
import { RefundLedger } from './refund.ledger.js';
import { RefundsService } from './refunds.service.js';

@Module({
  imports: [AttemptsModule, ProvidersModule, SettlementModule],
  providers: [RefundAttemptsService, RefundLedger, RefundsService],
  exports: [RefundLedger, RefundsService],
})
export class RefundsModule {}
