import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { GiftCardsResolver } from './gift-cards.resolver.js';
import { GiftCardsService } from './gift-cards.service.js';

@Module({ imports: [SettlementModule], providers: [GiftCardsResolver, GiftCardsService] })
export class GiftCardsModule {}
