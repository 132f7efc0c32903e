import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { INTERRUPTED_AFTER_MINUTES, Delivery } from './delivery.entity.js';

@Injectable()
export class DeliveriesRepository {
  /** One whose key is stored already changes nothing. */
  async insertNew(tx: EntityManager, deliveries: Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await tx.createQueryBuilder().insert().into(Delivery).values(deliveries).orIgnore().execute();
  }

  /**
   * Takes what is due, for one sender alone: it is `sending` and counted before anything leaves. What was
   * interrupted is taken again.
   */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<Delivery[]> {
    const interrupted = new Date(now.getTime() - INTERRUPTED_AFTER_MINUTES * 60_000);
    const due = await tx
      .createQueryBuilder(Delivery, 'delivery')
      .where(
        `(delivery.state = 'planned' AND delivery.sendAt <= :now) OR (delivery.state = 'sending' AND delivery.sendAt <= :interrupted)`,
        { now, interrupted },
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

  /** When the newest message of a kind to somebody was planned that was sent or is to be; null without any. */
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
