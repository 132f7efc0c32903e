import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouponsRepository } from '../discounts/coupons.repository.js';
import { giftCardLabel } from '../gift-cards/gift-card-code.js';
import type { GiftCard } from '../gift-cards/gift-card.entity.js';
import { GiftCardsRepository } from '../gift-cards/gift-cards.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';

/** A coupon or a gift card as others are told of it. */
export interface RedeemedCode {
  /** Of a gift card its end only: whoever has the whole code can spend it. */
  code: string;
  kind: 'coupon' | 'gift_card';
  amountCents: number;
}

/** What was used on a booking so far, for events and the receipts that are made of them. */
@Injectable()
export class RedeemedCodes {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  /** In the order in which they count: coupons make it cheaper, gift cards then pay. */
  async list(tx: EntityManager, appointmentId: string): Promise<RedeemedCode[]> {
    const coupons = await this.coupons.listRedemptions(tx, [appointmentId]);
    const uses = await this.ledger.listGiftCardUses(tx, [appointmentId]);
    const cardIds = uses.map(({ giftCardId }) => giftCardId);
    const cards = uses.length > 0 ? await this.giftCards.listByIds(tx, cardIds) : new Map<string, GiftCard>();
    return [
      ...coupons.map(({ code, discountCents }) => ({ code, kind: 'coupon' as const, amountCents: discountCents })),
      ...uses.map(({ giftCardId, amountCents }) => {
        const { code } = cards.get(giftCardId)!;
        return { code: giftCardLabel(code), kind: 'gift_card' as const, amountCents };
      }),
    ];
  }
}
