import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ProCredential } from './pro-credential.entity.js';

@Injectable()
export class CredentialsRepository {
  /** Pending ones too, in order. */
  async listOf(tx: EntityManager, practiceIds: readonly string[]): Promise<ProCredential[]> {
    const where = { practiceId: In([...practiceIds]) };
    return tx.find(ProCredential, { where, order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' } });
  }

  async find(tx: EntityManager, id: string): Promise<ProCredential | null> {
    return tx.findOneBy(ProCredential, { id });
  }

  /** Of all practices, those that wait for staff, the longest waiting first. */
  async listPending(tx: EntityManager, limit: number): Promise<ProCredential[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return tx.find(ProCredential, { where: { state: 'pending' }, order, take: limit });
  }

  async countPending(tx: EntityManager): Promise<number> {
    return tx.countBy(ProCredential, { state: 'pending' });
  }

  async save(tx: EntityManager, credentials: ProCredential[]): Promise<void> {
    await tx.save(ProCredential, credentials);
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(ProCredential, { id });
  }
}
