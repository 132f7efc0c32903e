import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { TipsPolicy } from './tips.policy.js';
import { TipsResolver } from './tips.resolver.js';
import { TipsService } from './tips.service.js';

@Module({
  imports: [AccessModule, ChargesModule, DiscountsModule, SettlementModule],
  providers: [TipsPolicy, TipsResolver, TipsService],
  exports: [TipsPolicy],
})
export class TipsModule {}
