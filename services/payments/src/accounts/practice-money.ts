import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { AccountsRepository } from './accounts.repository.js';
import type { ProviderAccount } from './provider-account.entity.js';

/** Reads practices for resolvers: all of a request in one batch. */
@Injectable()
export class PracticeMoney {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  async findAccount(context: GraphqlContext, practiceId: string): Promise<ProviderAccount | null> {
    const loader = loaderOf<string, ProviderAccount | null>(context, PracticeMoney, async (ids) => {
      const found = await this.accounts.listActive(this.dataSource.manager, ids.filter(isUuid));
      const byPractice = new Map(found.map((account) => [account.practiceId, account]));
      return ids.map((id) => byPractice.get(id) ?? null);
    });
    return loader.load(practiceId);
  }

  /** Cents; null for all but the practice itself. */
  async findCollected(actor: Actor, practiceId: string): Promise<number | null> {
    if (!owns(actor, practiceId)) return null;
    return (await this.ledger.listCollected(this.dataSource.manager, [practiceId])).get(practiceId) ?? 0;
  }

  /** Cents; null for all but the practice itself. */
  async findOutstanding(actor: Actor, practiceId: string): Promise<number | null> {
    if (!owns(actor, practiceId)) return null;
    const sums = await this.ledger.listOutstanding(this.dataSource.manager, [practiceId], this.clock.now());
    return sums.get(practiceId) ?? 0;
  }
}

/** An actor has one practice, so that its totals never need a batch. */
function owns(actor: Actor, practiceId: string): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}
