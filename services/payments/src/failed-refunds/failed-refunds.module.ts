import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/charges.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { FailedRefundsResolver } from './failed-refunds.resolver.js';
import { FailedRefundsService } from './failed-refunds.service.js';

@Module({
  imports: [ChargesModule, RefundsModule, SettlementModule],
  providers: [FailedRefundsResolver, FailedRefundsService],
})
export class FailedRefundsModule {}
