import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { ProviderAccount } from '../accounts/provider-account.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { CardSetups, type SetupSubject } from './card-setups.js';
import type { Completion } from './setup-completion.js';
import type { SquareToken } from './square-card-calls.js';
import { SquareCards } from './square-cards.js';

/** Somebody who tries stolen cards one after another stops here. */
const SETUPS_PER_ADDRESS = { points: 40, perSeconds: 600 };

/** What has to hold before a card may be given. */
@Injectable()
export class SetupBeginning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly accounts: AccountsRepository,
    private readonly setups: CardSetups,
    private readonly squareCards: SquareCards,
  ) {}

  /** @throws DomainError `rate_limited`, `no_payment_provider`, `provider_unavailable` */
  async start(actor: Actor, subject: SetupSubject): Promise<string> {
    await this.rateLimits.consume(`setup:${actor.ip}`, SETUPS_PER_ADDRESS);
    return this.setups.start(subject, await this.requireAccount(subject, 'stripe'));
  }

  /** @throws DomainError `rate_limited`, `no_payment_provider`, `card_declined`, `authentication_required`, … */
  async addSquareCard(actor: Actor, subject: SetupSubject, token: SquareToken): Promise<Completion> {
    await this.rateLimits.consume(`setup:${actor.ip}`, SETUPS_PER_ADDRESS);
    return this.squareCards.add(subject, await this.requireAccount(subject, 'square'), token);
  }

  private async requireAccount({ practiceId }: SetupSubject, provider: ProviderName): Promise<ProviderAccount> {
    const account = await this.accounts.findActive(this.dataSource.manager, practiceId);
    if (!account?.chargesEnabled) {
      throw new DomainError('no_payment_provider', 'This practice does not take cards.', 'practiceId');
    }
    if (account.provider === provider) return account;
    // The practice has changed its provider while the form was open.
    throw new DomainError('wrong_provider', 'This page is out of date. Please reload it and try again.', 'practiceId');
  }
}
