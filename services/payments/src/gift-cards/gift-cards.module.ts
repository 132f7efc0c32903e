import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardLedger } from './gift-card.ledger.js';
import { GiftCardTemplatesRepository } from '../records/gift-cards/gift-card-templates.repository.js';
import { GiftCardTemplatesResolver } from './gift-card-templates.resolver.js';
import { GiftCardTemplatesService } from './gift-card-templates.service.js';
import { GiftCardsPolicy } from './gift-cards.policy.js';
import { GiftCardsResolver } from './gift-cards.resolver.js';
import { GiftCardsService } from './gift-cards.service.js';

@Module({
  imports: [SettlementModule],
  providers: [
    GiftCardLedger,
    GiftCardTemplatesRepository,
    GiftCardTemplatesResolver,
    GiftCardTemplatesService,
    GiftCardsPolicy,
    GiftCardsResolver,
    GiftCardsService,
    mailSealer,
  ],
})
export class GiftCardsModule {}
