import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { GiftCardOrder } from './gift-card-order.entity.js';

const TO_SEND = `
  SELECT id FROM gift_card_orders WHERE paid_at IS NOT NULL AND sent_at IS NULL AND send_at <= $1 ORDER BY send_at LIMIT $2`;

const OPEN = `
  SELECT id FROM gift_card_orders WHERE paid_at IS NULL AND expired_at IS NULL AND created_at <= $1
  ORDER BY created_at LIMIT $2`;

@Injectable()
export class GiftCardOrdersRepository {
  /** @returns false for one that was added before */
  async add(tx: EntityManager, order: GiftCardOrder): Promise<boolean> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(GiftCardOrder)
      .values(order)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async find(tx: EntityManager, id: string): Promise<GiftCardOrder | null> {
    return tx.findOneBy(GiftCardOrder, { id });
  }

  async get(tx: EntityManager, id: string): Promise<GiftCardOrder> {
    return tx.findOneByOrFail(GiftCardOrder, { id });
  }

  /** The caller holds the lock of what is owed for it. */
  async save(tx: EntityManager, order: GiftCardOrder): Promise<void> {
    await tx.update(GiftCardOrder, { id: order.id }, order);
  }

  /** The orders of gift cards that were sold online, by the card. */
  async listByGiftCards(tx: EntityManager, giftCardIds: readonly string[]): Promise<Map<string, GiftCardOrder>> {
    const orders = await tx.findBy(GiftCardOrder, { giftCardId: In([...giftCardIds]) });
    return new Map(orders.map((order) => [order.giftCardId!, order]));
  }

  /** Paid ones whose day has come. */
  async listToSend(tx: EntityManager, now: Date, limit: number): Promise<string[]> {
    return idsOf(await tx.query(TO_SEND, [now, limit]));
  }

  /** Those that were neither paid nor have expired, of an earlier time. */
  async listOpen(tx: EntityManager, createdBefore: Date, limit: number): Promise<string[]> {
    return idsOf(await tx.query(OPEN, [createdBefore, limit]));
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
