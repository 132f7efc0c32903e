import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { ProviderName } from '../providers/payment-provider.js';
import { ProviderAccount } from './provider-account.entity.js';

const CARD_PROVIDERS: ProviderName[] = ['stripe', 'square'];

@Injectable()
export class AccountsRepository {
  /** The account that charges cards. */
  async findActive(tx: EntityManager, practiceId: string): Promise<ProviderAccount | null> {
    return tx.findOneBy(ProviderAccount, { practiceId, active: true, provider: In(CARD_PROVIDERS) });
  }

  async find(tx: EntityManager, practiceId: string, provider: ProviderName): Promise<ProviderAccount | null> {
    return tx.findOneBy(ProviderAccount, { practiceId, provider });
  }

  /** The accounts that charge cards. */
  async listActive(tx: EntityManager, practiceIds: readonly string[]): Promise<ProviderAccount[]> {
    return tx.findBy(ProviderAccount, {
      practiceId: In([...practiceIds]),
      active: true,
      provider: In(CARD_PROVIDERS),
    });
  }

  async findByAccountForUpdate(tx: EntityManager, accountId: string): Promise<ProviderAccount | null> {
    return tx.findOne(ProviderAccount, { where: { accountId }, lock: { mode: 'pessimistic_write' } });
  }

  async add(tx: EntityManager, account: ProviderAccount): Promise<void> {
    await tx.insert(ProviderAccount, account);
  }

  async save(tx: EntityManager, account: ProviderAccount): Promise<void> {
    await tx.save(account);
  }
}
