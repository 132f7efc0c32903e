import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { AccountConnection } from './account-connection.js';
import { AccountsRepository } from './accounts.repository.js';

const RETURN_PATH = '/portal/settings/banking/stripe';

/** Practices' accounts with Stripe. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
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
    return this.adapter.createOnboardingLink(accountId, `${this.config.PUBLIC_URL}${RETURN_PATH}`);
  }
}
