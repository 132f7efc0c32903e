import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardTemplatesResolver } from './gift-card-templates.resolver.js';
import { GiftCardTemplatesService } from './gift-card-templates.service.js';
import { GiftCardsPolicy } from './gift-cards.policy.js';
import { GiftCardsResolver } from './gift-cards.resolver.js';
import { GiftCardsService } from './gift-cards.service.js';

@Module({
  imports: [SettlementModule],
  providers: [
    GiftCardTemplatesResolver,
    GiftCardTemplatesService,
    GiftCardsPolicy,
    GiftCardsResolver,
    GiftCardsService,
  ],
})
export class GiftCardsModule {}
