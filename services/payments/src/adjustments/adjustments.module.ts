import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ViewsModule } from '../views/views.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AdjustmentLedger } from './adjustment.ledger.js';
import { AdjustmentsResolver } from './adjustments.resolver.js';
import { AdjustmentsService } from './adjustments.service.js';

@Module({
  imports: [AccessModule, ViewsModule, SettlementModule],
  providers: [AdjustmentLedger, AdjustmentsResolver, AdjustmentsService],
})
export class AdjustmentsModule {}
