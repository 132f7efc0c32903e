import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { CustomDomain } from './custom-domain.entity.js';

@Injectable()
export class CustomDomainsRepository {
  find(tx: EntityManager, practiceId: string): Promise<CustomDomain | null> {
    return tx.findOneBy(CustomDomain, { practiceId });
  }

  findForUpdate(tx: EntityManager, practiceId: string): Promise<CustomDomain | null> {
    return tx.findOne(CustomDomain, { where: { practiceId }, lock: { mode: 'pessimistic_write' } });
  }

  findActive(tx: EntityManager, domain: string): Promise<CustomDomain | null> {
    return tx.findOneBy(CustomDomain, { domain, activeSince: Not(IsNull()) });
  }

  /** The longest due first. */
  listDue(tx: EntityManager, now: Date, limit: number): Promise<CustomDomain[]> {
    return tx.find(CustomDomain, {
      where: { checkDueAt: LessThanOrEqual(now) },
      order: { checkDueAt: 'ASC' },
      take: limit,
    });
  }

  async save(tx: EntityManager, domain: CustomDomain): Promise<void> {
    await tx.save(CustomDomain, domain);
  }

  async delete(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.delete(CustomDomain, { practiceId });
  }

  async postpone(tx: EntityManager, practiceId: string, checkDueAt: Date): Promise<void> {
    await tx.update(CustomDomain, { practiceId }, { checkDueAt });
  }

  async makeDue(tx: EntityManager, practiceId: string, at: Date): Promise<void> {
    await tx.update(CustomDomain, { practiceId, checkDueAt: Not(LessThanOrEqual(at)) }, { checkDueAt: at });
  }
}
