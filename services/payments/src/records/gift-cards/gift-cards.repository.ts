import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { type EntityManager, In, IsNull } from 'typeorm';
import { GiftCard, GiftCardUseRecord } from './gift-card.entity.js';

@Injectable()
export class GiftCardsRepository {
  /** @returns false for one that was added before */
  async add(tx: EntityManager, card: GiftCard): Promise<boolean> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(GiftCard)
      .values(card)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** Newest first. */
  async listOfPractice(tx: EntityManager, practiceId: string): Promise<GiftCard[]> {
    return tx.find(GiftCard, { where: { practiceId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<Map<string, GiftCard>> {
    const cards = await tx.findBy(GiftCard, { id: In([...ids]) });
    return new Map(cards.map((card) => [card.id, card]));
  }

  async findByCode(tx: EntityManager, practiceId: string, code: string): Promise<GiftCard | null> {
    return tx.findOneBy(GiftCard, { practiceId, code });
  }

  async findByCodeAnywhere(tx: EntityManager, code: string): Promise<GiftCard | null> {
    return tx.findOneBy(GiftCard, { code });
  }

  /** Whatever changes a balance takes this lock first, several cards in the order of their ids. */
  async lock(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('SELECT FROM gift_cards WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [ids]);
  }

  /** The gift cards of visits in the order of use, without those that were taken off. */
  async listUses(tx: EntityManager, appointmentIds: readonly string[]): Promise<GiftCardUseRecord[]> {
    return tx.find(GiftCardUseRecord, {
      where: { appointmentId: In([...appointmentIds]), removedAt: IsNull() },
      order: { redeemedAt: 'ASC', id: 'ASC' },
    });
  }

  async findUse(tx: EntityManager, giftCardId: string, appointmentId: string): Promise<GiftCardUseRecord | null> {
    return tx.findOneBy(GiftCardUseRecord, { giftCardId, appointmentId });
  }

  async addUse(tx: EntityManager, giftCardId: string, appointmentId: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO gift_card_redemptions AS uses (id, gift_card_id, appointment_id, redeemed_at)
       VALUES ($1, $2, $3, $4) ON CONFLICT (gift_card_id, appointment_id) DO UPDATE SET
         removed_at = NULL, redeemed_at = CASE WHEN uses.removed_at IS NULL THEN uses.redeemed_at ELSE $4 END`,
      [newId(), giftCardId, appointmentId, now],
    );
  }

  async removeUse(tx: EntityManager, use: GiftCardUseRecord, now: Date): Promise<void> {
    await tx.update(GiftCardUseRecord, { id: use.id }, { removedAt: now });
  }
}
