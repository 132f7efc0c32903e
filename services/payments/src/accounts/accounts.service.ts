import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import type { CardForm } from '../generated/graphql.js';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import { AccountConnection } from './account-connection.js';
import { AccountsRepository } from './accounts.repository.js';

const RETURN_PATH = '/portal/settings/banking/stripe';

/** Practices' accounts with card providers. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
    private readonly connection: AccountConnection,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Begins or goes on with connecting the caller's practice.
   * @returns Stripe's page
   * @throws DomainError `forbidden`, `not_ready`, `provider_refused`, `provider_unavailable`
   */
  async connectStripe(actor: Actor): Promise<string> {
    requirePro(actor);
    const known = await this.accounts.find(this.dataSource.manager, actor.practiceId, 'stripe');
    const accountId = known?.accountId ?? (await this.connection.create(actor.practiceId));
    return this.gateway.createOnboardingLink(accountId, `${this.config.PUBLIC_URL}${RETURN_PATH}`);
  }

  /** What a browser needs to take a card; public. Null while the practice cannot take any. */
  async findCardForm(practiceId: string): Promise<CardForm | null> {
    const account = isUuid(practiceId) ? await this.accounts.findActive(this.dataSource.manager, practiceId) : null;
    if (!account?.chargesEnabled) return null;
    return {
      provider: account.provider,
      publishableKey: this.config.STRIPE_PUBLISHABLE_KEY,
      accountId: account.accountId,
      sandboxUrl: this.config.STRIPE_BROWSER_BASE ?? this.config.STRIPE_API_BASE ?? null,
    };
  }
}
