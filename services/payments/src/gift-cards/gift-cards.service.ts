import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { DataSource } from 'typeorm';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import type { GiftCardOrder } from '../records/gift-cards/gift-card-order.entity.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import { type CountedGiftCard, GiftCardLedger } from '../settlement/gift-card.ledger.js';
import { giftCardOf } from './gift-card-form.js';
import { GiftCardsPolicy } from './gift-cards.policy.js';

/** A gift card as its practice sees it. */
export interface PracticeGiftCard extends CountedGiftCard {
  /** Null for one that the practice sent itself. */
  order: GiftCardOrder | null;
}

/** Gift cards as the practice issues and sees them. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly ledger: GiftCardLedger,
    private readonly policy: GiftCardsPolicy,
    private readonly orders: GiftCardOrdersRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner, with a confirmed address: the card is mailed to an arbitrary address.
   * @throws DomainError `forbidden`, `email_not_confirmed`, `rate_limited`, or with the message for a field
   */
  async issue(actor: Actor, input: IssueGiftCardInput): Promise<PracticeGiftCard> {
    requirePro(actor);
    const { practiceId } = actor;
    const id = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'gift_card' });
    const earlier = id && (await this.ledger.find(practiceId, id));
    if (earlier) return { ...earlier, order: null };
    const card = giftCardOf(practiceId, input, this.clock.now(), id);
    await this.policy.requireMayIssue(actor, card.recipientEmail);
    return { ...(await this.ledger.issue(card)), order: null };
  }

  /** Newest first. Requires the owner. */
  async list(actor: Actor): Promise<PracticeGiftCard[]> {
    requirePro(actor);
    const cards = await this.ledger.list(actor.practiceId);
    const ids = cards.map(({ card }) => card.id);
    const orders = await this.orders.listByGiftCards(this.dataSource.manager, ids);
    return cards.map((counted) => ({ ...counted, order: orders.get(counted.card.id) ?? null }));
  }
}
