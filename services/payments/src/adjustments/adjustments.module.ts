import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AdjustmentLedger } from './adjustment.ledger.js';
import { AdjustmentsResolver } from './adjustments.resolver.js';
import { AdjustmentsService } from './adjustments.service.js';
import { RefundableService } from './refundable.service.js';

@Module({
  imports: [AccessModule, ChargesModule, SettlementModule],
  providers: [AdjustmentLedger, AdjustmentsResolver, AdjustmentsService, RefundableService],
})
export class AdjustmentsModule {}
