import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { FailedRefundsResolver } from './failed-refunds.resolver.js';
import { FailedRefundsService } from './failed-refunds.service.js';

@Module({
  imports: [ViewsModule, RefundsModule, SettlementModule],
  providers: [FailedRefundsResolver, FailedRefundsService],
})
export class FailedRefundsModule {}
