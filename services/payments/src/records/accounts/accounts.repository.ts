import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';
import { ProviderAccount } from './provider-account.entity.js';

export const CARD_PROVIDERS: ProviderName[] = ['stripe', 'square'];

@Injectable()
export class AccountsRepository {
  /** The account that charges cards. */
  async findActive(tx: EntityManager, practiceId: string): Promise<ProviderAccount | null> {
    return tx.findOneBy(ProviderAccount, { practiceId, active: true, provider: In(CARD_PROVIDERS) });
  }

  async find(tx: EntityManager, practiceId: string, provider: ProviderName): Promise<ProviderAccount | null> {
    return tx.findOneBy(ProviderAccount, { practiceId, provider });
  }

  /** All accounts, with whichever provider. */
  async listByPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<ProviderAccount[]> {
    return tx.findBy(ProviderAccount, { practiceId: In([...practiceIds]) });
  }

  /** The accounts that charge cards. */
  async listActive(tx: EntityManager, practiceIds: readonly string[]): Promise<ProviderAccount[]> {
    return tx.findBy(ProviderAccount, {
      practiceId: In([...practiceIds]),
      active: true,
      provider: In(CARD_PROVIDERS),
    });
  }

  async findByAccountForUpdate(
    tx: EntityManager,
    provider: ProviderName,
    accountId: string,
  ): Promise<ProviderAccount | null> {
    return tx.findOne(ProviderAccount, { where: { provider, accountId }, lock: { mode: 'pessimistic_write' } });
  }

  /** A practice's accounts, so that no two of its card providers become active at once. */
  async listForUpdate(tx: EntityManager, practiceId: string): Promise<ProviderAccount[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('accounts:' || $1, 0))`, [practiceId]);
    return tx.findBy(ProviderAccount, { practiceId });
  }

  async save(tx: EntityManager, account: ProviderAccount): Promise<void> {
    await tx.save(account);
  }

  /** Deletes it, and keeps when that was, by the clock of the database as for all that providers report. */
  async delete(tx: EntityManager, { practiceId, provider }: ProviderAccount): Promise<void> {
    await tx.delete(ProviderAccount, { practiceId, provider });
    await tx.query(
      `INSERT INTO disconnections (practice_id, provider, disconnected_at) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (practice_id, provider) DO UPDATE SET disconnected_at = excluded.disconnected_at`,
      [practiceId, provider],
    );
  }

  /** Whether the practice took its account off after that moment. The caller holds the practice's accounts locked. */
  async wasDisconnectedAfter(
    tx: EntityManager,
    { practiceId, provider }: Pick<ProviderAccount, 'practiceId' | 'provider'>,
    moment: Date,
  ): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'SELECT FROM disconnections WHERE practice_id = $1 AND provider = $2 AND disconnected_at >= $3',
      [practiceId, provider, moment],
    );
    return rows.length > 0;
  }
}
