import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { TipsResolver } from './tips.resolver.js';
import { TipsService } from './tips.service.js';

@Module({
  imports: [AccessModule, ChargesModule, DiscountsModule, SettlementModule],
  providers: [TipsResolver, TipsService],
})
export class TipsModule {}
