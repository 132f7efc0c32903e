import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ProviderAccount } from './provider-account.entity.js';

@Injectable()
export class AccountsRepository {
  async find(tx: EntityManager, practiceId: string): Promise<ProviderAccount | null> {
    return tx.findOneBy(ProviderAccount, { practiceId });
  }

  async listByPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<ProviderAccount[]> {
    return tx.findBy(ProviderAccount, { practiceId: In([...practiceIds]) });
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
