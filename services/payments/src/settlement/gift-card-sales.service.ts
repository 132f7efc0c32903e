import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { GiftCardSoldSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { newGiftCardCode } from '../money/gift-card-code.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { GiftCard } from '../records/gift-cards/gift-card.entity.js';
import type { GiftCardOrder } from '../records/gift-cards/gift-card-order.entity.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { GiftCardLedger } from './gift-card.ledger.js';

/** What the payment of a gift card's order brings. The caller holds the order's lock. */
@Injectable()
export class GiftCardSalesService {
  constructor(
    private readonly orders: GiftCardOrdersRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: GiftCardLedger,
    private readonly clock: Clock,
  ) {}

  /** Issues the gift card once, and sends it unless its day is to come. */
  async complete(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    await this.appointments.saveOrderState(tx, appointment, { state: 'approved', securedBy: 'charge' });
    const order = await this.orders.get(tx, appointment.appointmentId);
    if (order.paidAt) return;
    const card = cardOf(order, this.clock.now());
    await this.ledger.issueSold(tx, card);
    Object.assign(order, { paidAt: card.createdAt, giftCardId: card.id });
    await this.orders.save(tx, order);
    await publishSale(tx, order);
    await this.sendIfDue(tx, order, card);
  }

  /** Sends the code to the recipient if its day has come and it was not sent before. */
  async send(tx: EntityManager, orderId: string): Promise<void> {
    const order = await this.orders.get(tx, orderId);
    const card = (await this.giftCards.listByIds(tx, [order.giftCardId!])).get(order.giftCardId!)!;
    await this.sendIfDue(tx, order, card);
  }

  private async sendIfDue(tx: EntityManager, order: GiftCardOrder, card: GiftCard): Promise<void> {
    const now = this.clock.now();
    if (order.sentAt || order.sendAt > now) return;
    order.sentAt = now;
    await this.orders.save(tx, order);
    // The recipient may have been erased since.
    if (card.recipientEmail) await this.ledger.publish(tx, card);
  }
}

function cardOf(order: GiftCardOrder, now: Date): GiftCard {
  const { practiceId, amountCents, currency, recipientName, recipientEmail, message } = order;
  return Object.assign(new GiftCard(), {
    ...{ id: newId(), practiceId, code: newGiftCardCode(), amountCents, currency },
    ...{ recipientName, recipientEmail, message, createdAt: now },
  } satisfies GiftCard);
}

async function publishSale(tx: EntityManager, order: GiftCardOrder): Promise<void> {
  const { id: orderId, practiceId, amountCents, currency, buyerName, buyerEmail, recipientName, sendOn } = order;
  const sold = { orderId, giftCardId: order.giftCardId!, practiceId, amountCents, currency, buyerName, buyerEmail };
  const rest = { recipientName, sendOn: sendOn ?? '', soldAt: timestampFromDate(order.paidAt!) };
  await emit(tx, GiftCardSoldSchema, { ...sold, ...rest }, { aggregateId: orderId });
}
