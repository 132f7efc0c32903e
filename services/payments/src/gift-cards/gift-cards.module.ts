import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardLedger } from './gift-card.ledger.js';
import { GiftCardsPolicy } from './gift-cards.policy.js';
import { GiftCardsResolver } from './gift-cards.resolver.js';
import { GiftCardsService } from './gift-cards.service.js';

@Module({
  imports: [SettlementModule],
  providers: [GiftCardLedger, GiftCardsPolicy, GiftCardsResolver, GiftCardsService, mailSealer],
})
export class GiftCardsModule {}
