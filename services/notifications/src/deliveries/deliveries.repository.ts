import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CUT_OFF_MINUTES, Delivery } from './delivery.entity.js';

@Injectable()
export class DeliveriesRepository {
  /** A second plan for the same thing changes nothing. */
  async plan(tx: EntityManager, deliveries: Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await tx.createQueryBuilder().insert().into(Delivery).values(deliveries).orIgnore().execute();
  }

  /**
   * Takes what is due, for one sender alone: it is `sending` and counted before anything leaves. What was cut off in
   * the middle is taken again.
   */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<Delivery[]> {
    const cutOff = new Date(now.getTime() - CUT_OFF_MINUTES * 60_000);
    const due = await tx
      .createQueryBuilder(Delivery, 'delivery')
      .where(
        `(delivery.state = 'planned' AND delivery.sendAt <= :now) OR (delivery.state = 'sending' AND delivery.sendAt <= :cutOff)`,
        { now, cutOff },
      )
      .orderBy('delivery.sendAt')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    for (const delivery of due)
      Object.assign(delivery, { state: 'sending', sendAt: now, attempts: delivery.attempts + 1 });
    return tx.save(Delivery, due);
  }

  /** When the newest message of a kind to somebody was due that went out or is about to; null without any. */
  async findLastPlanned(tx: EntityManager, kind: string, recipient: string): Promise<Date | null> {
    const last = await tx.findOne(Delivery, {
      where: { kind, recipient, state: In(['planned', 'sending', 'sent']) },
      order: { createdAt: 'DESC' },
    });
    return last?.createdAt ?? null;
  }

  async save(tx: EntityManager, delivery: Delivery): Promise<void> {
    await tx.save(Delivery, delivery);
  }
}
