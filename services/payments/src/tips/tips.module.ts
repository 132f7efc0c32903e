import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { TipChecks } from './tip-checks.js';
import { TipChoices } from './tip-choices.js';
import { TipDesk } from './tip-desk.js';
import { TipsResolver } from './tips.resolver.js';
import { TipsService } from './tips.service.js';

@Module({
  imports: [AccessModule, ChargesModule, DiscountsModule, SettlementModule],
  providers: [TipChecks, TipChoices, TipDesk, TipsResolver, TipsService],
  exports: [TipChecks],
})
export class TipsModule {}
