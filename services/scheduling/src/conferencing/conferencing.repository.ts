import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ConferencingConnection, type ConferencingProvider } from './conferencing-connection.entity.js';

@Injectable()
export class ConferencingRepository {
  /** By name. */
  listByPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<ConferencingConnection[]> {
    const where = { practiceId: In([...practiceIds]) };
    return tx.find(ConferencingConnection, { where, order: { provider: 'ASC' } });
  }

  find(tx: EntityManager, practiceId: string, provider: ConferencingProvider): Promise<ConferencingConnection | null> {
    return tx.findOneBy(ConferencingConnection, { practiceId, provider });
  }

  /** Includes the credentials; the holder of the lock may renew them. */
  findForUpdate(
    tx: EntityManager,
    practiceId: string,
    provider: ConferencingProvider,
  ): Promise<ConferencingConnection | null> {
    return tx
      .createQueryBuilder(ConferencingConnection, 'connection')
      .addSelect(['connection.sealedAccessToken', 'connection.sealedRefreshToken'])
      .where({ practiceId, provider })
      .setLock('pessimistic_write')
      .getOne();
  }

  /** Several practices may use one account. */
  listByAccount(tx: EntityManager, provider: ConferencingProvider, accountId: string) {
    return tx.find(ConferencingConnection, { where: { provider, accountId }, order: { practiceId: 'ASC' } });
  }

  async save(tx: EntityManager, connection: ConferencingConnection): Promise<void> {
    await tx.upsert(ConferencingConnection, connection as never, ['practiceId', 'provider']);
  }

  /** @returns whether it has not been lost before */
  async lose(tx: EntityManager, { practiceId, provider }: ConferencingConnection, now: Date): Promise<boolean> {
    const where = { practiceId, provider };
    const { affected } = await tx
      .createQueryBuilder()
      .update(ConferencingConnection)
      .set({ erroredAt: now })
      .where(where)
      .andWhere('errored_at IS NULL')
      .execute();
    return affected === 1;
  }

  async delete(tx: EntityManager, { practiceId, provider }: ConferencingConnection): Promise<void> {
    await tx.delete(ConferencingConnection, { practiceId, provider });
  }
}
