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

  async save(tx: EntityManager, credentials: ProCredential[]): Promise<void> {
    await tx.save(ProCredential, credentials);
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(ProCredential, { id });
  }
}
