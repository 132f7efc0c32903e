import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/charges.module.js';
import { ProvidersModule } from '../adapters/providers.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { DisputeLedger } from './dispute.ledger.js';
import { DisputeRecordsService } from './dispute-records.service.js';
import { DisputeRefundLedger } from './dispute-refund.ledger.js';
import { DisputesJob } from './disputes.job.js';
import { DisputesService } from './disputes.service.js';

@Module({
  imports: [ChargesModule, ProvidersModule, RefundsModule, SettlementModule],
  providers: [DisputeLedger, DisputeRecordsService, DisputeRefundLedger, DisputesJob, DisputesService],
  exports: [DisputesService],
})
export class DisputesModule {}
