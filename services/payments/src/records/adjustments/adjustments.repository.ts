import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Adjustment } from './adjustment.entity.js';

@Injectable()
export class AdjustmentsRepository {
  async add(tx: EntityManager, adjustment: Adjustment): Promise<void> {
    await tx.insert(Adjustment, adjustment);
  }

  async find(tx: EntityManager, id: string): Promise<Adjustment | null> {
    return tx.findOneBy(Adjustment, { id });
  }

  async markRemoved(tx: EntityManager, adjustment: Adjustment, now: Date): Promise<void> {
    adjustment.removedAt = now;
    await tx.update(Adjustment, { id: adjustment.id }, { removedAt: now });
  }

  /** Those that stand, latest first. */
  async listByAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<Adjustment[]> {
    return tx.find(Adjustment, {
      where: { appointmentId: In([...appointmentIds]), removedAt: IsNull() },
      order: { adjustedAt: 'DESC', id: 'DESC' },
    });
  }
}
