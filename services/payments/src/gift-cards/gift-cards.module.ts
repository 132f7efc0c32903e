import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/sealing';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardBook } from './gift-card-book.js';
import { GiftCardLimits } from './gift-card-limits.js';
import { GiftCardsResolver } from './gift-cards.resolver.js';
import { GiftCardsService } from './gift-cards.service.js';

@Module({
  imports: [SettlementModule],
  providers: [GiftCardBook, GiftCardLimits, GiftCardsResolver, GiftCardsService, mailSealer],
})
export class GiftCardsModule {}
