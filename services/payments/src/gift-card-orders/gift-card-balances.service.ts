import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { parseGiftCardCode } from '../money/gift-card-code.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import type { CountedGiftCard } from '../settlement/gift-card.ledger.js';

/** The balance of a gift card. Callers need its code. */
@Injectable()
export class GiftCardBalancesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  /** Null for a code that no gift card has. */
  async find(typed: string): Promise<CountedGiftCard | null> {
    const { manager } = this.dataSource;
    const code = parseGiftCardCode(typed);
    const card = code && (await this.giftCards.findByCodeAnywhere(manager, code));
    if (!card) return null;
    return { card, balanceCents: (await this.ledger.listGiftCardBalances(manager, [card.id])).get(card.id) ?? 0 };
  }
}
