import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptDraft } from '../attempts/attempts.repository.js';
import { ProviderCalls } from '../attempts/provider-calls.js';
import { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { AccountBook } from './account-book.js';
import { AccountsRepository } from './accounts.repository.js';

/** Makes practices' accounts at Stripe and follows what becomes of them. */
@Injectable()
export class AccountConnection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
    private readonly calls: ProviderCalls,
    private readonly accounts: AccountsRepository,
    private readonly book: AccountBook,
  ) {}

  /** Makes an account for a practice that has none; simultaneous calls make one. Returns its id. */
  async create(practiceId: string): Promise<string> {
    const practice = await this.dataSource.manager.findOneBy(PracticeProjection, { practiceId });
    if (!practice) {
      throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
    }
    return this.calls.make<string>(accountDraft(practice), {
      find: async (tx) => (await this.accounts.find(tx, practiceId, 'stripe'))?.accountId ?? null,
      call: async (parameters, call) =>
        (await this.adapter.createAccount(parameters as Stripe.AccountCreateParams, call)).id,
      keep: (tx, accountId) => this.keep(tx, practiceId, accountId),
    });
  }

  /** Takes over the account's present state, whichever webhook told that it has changed. */
  async refresh(accountId: string): Promise<void> {
    await this.book.refresh('stripe', accountId, await this.adapter.getAccount(accountId));
  }

  /** A new account cannot take charges; that comes with its first `account.updated`. */
  private async keep(tx: EntityManager, practiceId: string, id: string): Promise<void> {
    if (await this.accounts.find(tx, practiceId, 'stripe')) return;
    await this.book.keep(tx, { practiceId, provider: 'stripe', id, chargesEnabled: false, detailsSubmitted: false });
  }
}

/** An account of the practice's own: its charges are made directly on it, and it bears Stripe's fees. */
function accountDraft({ practiceId, country, email, name }: PracticeProjection): AttemptDraft {
  return {
    practiceId,
    subjectId: practiceId,
    purpose: 'connect',
    provider: 'stripe',
    accountId: null,
    amountCents: null,
    parameters: (attemptId): Stripe.AccountCreateParams => ({
      type: 'standard',
      country,
      ...(email && { email }),
      business_profile: { name },
      metadata: { attempt_id: attemptId, practice_id: practiceId },
    }),
  };
}
