import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SlotHold } from './slot-hold.entity.js';

@Injectable()
export class HoldsRepository {
  async insert(tx: EntityManager, hold: SlotHold): Promise<void> {
    await tx.insert(SlotHold, hold as never);
  }

  findForUpdate(tx: EntityManager, id: string): Promise<SlotHold | null> {
    return tx.findOne(SlotHold, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(SlotHold, { id });
  }

  /** Clears away holds that lapsed, and the time that none of them holds any more. */
  async deleteLapsed(tx: EntityManager, before: Date): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM slot_holds WHERE expires_at <= $1 RETURNING id)
       DELETE FROM occupancies USING gone WHERE occupancies.id = gone.id AND occupancies.kind = 'hold'`,
      [before],
    );
  }
}
