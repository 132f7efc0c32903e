import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { StaffAction } from './staff-action.entity.js';

@Injectable()
export class StaffLogRepository {
  /** What is noted already stays. */
  async insert(tx: EntityManager, action: StaffAction): Promise<void> {
    await tx.createQueryBuilder().insert().into(StaffAction).values(action).orIgnore().execute();
  }

  async find(tx: EntityManager, id: string): Promise<StaffAction | null> {
    return tx.findOneBy(StaffAction, { id });
  }

  /** Latest first. @param after the last one of the page before; null for the first page */
  async list(tx: EntityManager, after: StaffAction | null, limit: number): Promise<StaffAction[]> {
    const where = after ? [{ at: LessThan(after.at) }, { at: after.at, id: LessThan(after.id) }] : {};
    return tx.find(StaffAction, { where, order: { at: 'DESC', id: 'DESC' }, take: limit });
  }
}
