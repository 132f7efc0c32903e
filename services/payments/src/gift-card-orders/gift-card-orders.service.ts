import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { requirePayable } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import type { OrderGiftCardInput } from '../generated/graphql.js';
import { GiftCardOrder } from '../records/gift-cards/gift-card-order.entity.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import type { GiftCardTemplate } from '../records/gift-cards/gift-card-template.entity.js';
import type { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { GiftCardOffersService } from './gift-card-offers.service.js';
import { noLongerSold, parseOrder } from './gift-card-order-form.js';
import { GiftCardOrderLedger, type OpenOrder } from './gift-card-order.ledger.js';

/** Gift cards as anybody buys them. */
@Injectable()
export class GiftCardOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: GiftCardOffersService,
    private readonly orders: GiftCardOrdersRepository,
    private readonly ledger: GiftCardOrderLedger,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `no_payment_provider`, `invalid_idempotency_key`, or with the message for a field */
  async order(input: OrderGiftCardInput): Promise<OpenOrder> {
    const { practiceId, offerId } = input;
    if (!isUuid(practiceId)) throw new DomainError('not_found', 'The practice was not found.', 'practiceId');
    const id = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'gift_card_order' })!;
    const earlier = await this.ledger.find(id);
    if (earlier) return earlier;
    const practice = await this.offers.requireSelling(practiceId);
    const offer = await this.offers.find(practiceId, offerId);
    const now = this.clock.now();
    const parsed = parseOrder(input, practice.timeZone, now);
    const order = orderOf(id, offer ?? noLongerSold(), practice, { ...parsed, createdAt: now });
    requirePayable(order.amountCents, order.currency, 'offerId');
    await this.dataSource.transaction(async (tx) => {
      // The same request came twice at once: the other one has made it.
      if (await this.orders.add(tx, order)) await this.ledger.open(tx, order, practice);
    });
    return (await this.ledger.find(id))!;
  }
}

function orderOf(
  id: string,
  { id: templateId, amountCents }: GiftCardTemplate,
  { practiceId, currency }: PracticeProjection,
  details: ReturnType<typeof parseOrder> & { createdAt: Date },
): GiftCardOrder {
  return Object.assign(new GiftCardOrder(), {
    ...{ id, practiceId, templateId, amountCents, currency, ...details },
    ...{ expiredAt: null, paidAt: null, giftCardId: null, sentAt: null },
  } satisfies GiftCardOrder);
}
