import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { PaypalAdapter } from '../paypal/paypal.adapter.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import type { ProviderAccountFacts } from '../providers/provider-objects.js';
import { AccountsService } from './accounts.service.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';

export const PAYPAL_CALLBACK_PATH = '/api/payments/connect/paypal';

/** Connects practices with PayPal, where each lets the platform act for it. */
@Injectable()
export class PaypalConnectionService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly adapter: PaypalAdapter,
    private readonly accounts: AccountsService,
  ) {}

  /** @returns PayPal's page. @throws DomainError `forbidden`, `provider_not_offered`, `not_ready`, … */
  async start(actor: Actor): Promise<string> {
    requirePro(actor);
    const { practiceId } = actor;
    if (!this.adapter.offered) throw new DomainError('provider_not_offered', 'PayPal cannot be connected here.');
    if (!(await this.dataSource.manager.existsBy(PracticeProjection, { practiceId }))) {
      throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
    }
    return this.adapter.createReferral(practiceId, `${this.config.PUBLIC_URL}${PAYPAL_CALLBACK_PATH}`, newId());
  }

  /**
   * Records what PayPal says of the practice's account; nothing of the address that the browser comes back to counts.
   * @throws DomainError `not_connected`, `account_taken`, `provider_unavailable`
   */
  async refresh(practiceId: string): Promise<void> {
    await this.keep(practiceId, await this.getAccount(practiceId));
  }

  /**
   * Records what PayPal says of an account that it reports about. A report may come late, after the practice has taken the account
   * off.
   */
  async follow(practiceId: string, { onboarded, occurredAt }: { onboarded: boolean; occurredAt: Date }): Promise<void> {
    if (!onboarded && !(await this.accounts.find(this.dataSource.manager, practiceId, 'paypal'))) return;
    const account = await this.getAccount(practiceId);
    const connected = { practiceId, provider: 'paypal' as const, ...account };
    await this.dataSource.transaction((tx) => this.accounts.connectUnlessRemoved(tx, connected, occurredAt));
  }

  /**
   * Asks PayPal whether the practice's account may be paid.
   * @throws DomainError `forbidden`, `not_connected`, `provider_unavailable`
   */
  async check(actor: Actor): Promise<ProviderAccount> {
    requirePro(actor);
    const { practiceId } = actor;
    const known = await this.accounts.find(this.dataSource.manager, practiceId, 'paypal');
    if (!known) throw new DomainError('not_connected', 'Please connect PayPal first.');
    const account = await this.adapter.findAccount(practiceId);
    if (account) return this.keep(practiceId, account);
    await this.accounts.loseAccess('paypal', known.accountId, 'access_revoked');
    return (await this.accounts.find(this.dataSource.manager, practiceId, 'paypal')) ?? known;
  }

  /** @throws DomainError `forbidden`, `not_connected` */
  async disconnect(actor: Actor): Promise<string> {
    requirePro(actor);
    await this.accounts.disconnect(actor.practiceId, 'paypal');
    return actor.practiceId;
  }

  private async getAccount(practiceId: string): Promise<ProviderAccountFacts> {
    const account = await this.adapter.findAccount(practiceId);
    if (account) return account;
    throw new DomainError('not_connected', 'PayPal does not know your account yet. Please try again.');
  }

  private async keep(practiceId: string, account: ProviderAccountFacts): Promise<ProviderAccount> {
    return this.dataSource.transaction((tx) =>
      this.accounts.connect(tx, { practiceId, provider: 'paypal', ...account }),
    );
  }
}
