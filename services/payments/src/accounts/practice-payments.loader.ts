import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';

/** Reads practices for resolvers: all of a request in one batch. */
@Injectable()
export class PracticePaymentsLoader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
  ) {}

  /** The account that charges cards. */
  async findAccount(context: GraphqlContext, practiceId: string): Promise<ProviderAccount | null> {
    const accounts = await this.listAccounts(context, practiceId);
    return accounts.find(({ active, provider }) => active && CARD_PROVIDERS.includes(provider)) ?? null;
  }

  /** Whether Stripe lets the practice take charges, whichever provider it uses. */
  async isStripeApproved(context: GraphqlContext, practiceId: string): Promise<boolean> {
    const accounts = await this.listAccounts(context, practiceId);
    return accounts.some(({ provider, chargesEnabled }) => provider === 'stripe' && chargesEnabled);
  }

  async hasPaypalAccount(context: GraphqlContext, practiceId: string): Promise<boolean> {
    const accounts = await this.listAccounts(context, practiceId);
    return accounts.some(({ provider }) => provider === 'paypal');
  }

  /** Null for all but the practice itself. */
  async findStripeAccountId(context: GraphqlContext, practiceId: string): Promise<string | null> {
    if (!owns(context.actor, practiceId)) return null;
    const accounts = await this.listAccounts(context, practiceId);
    return accounts.find(({ provider }) => provider === 'stripe')?.accountId ?? null;
  }

  /** All of them, for the practice itself alone; null for everybody else. */
  async listOwn(context: GraphqlContext, practiceId: string): Promise<ProviderAccount[] | null> {
    return owns(context.actor, practiceId) ? this.listAccounts(context, practiceId) : null;
  }

  private async listAccounts(context: GraphqlContext, practiceId: string): Promise<ProviderAccount[]> {
    const loader = loaderOf<string, ProviderAccount[]>(context, PracticePaymentsLoader, async (ids) => {
      const found = await this.accounts.listByPractices(this.dataSource.manager, ids.filter(isUuid));
      return ids.map((id) => found.filter((account) => account.practiceId === id));
    });
    return loader.load(practiceId);
  }
}

/** An actor has one practice, so that its totals never need a batch. */
function owns(actor: Actor, practiceId: string): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}
