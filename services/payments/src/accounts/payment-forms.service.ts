import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, In } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import type { CardForm, PaypalForm } from '../generated/graphql.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { AccountsRepository } from '../records/accounts/accounts.repository.js';
import { walletsOf } from '../records/accounts/wallets.js';

/** What a browser needs to take money for a practice; all of it is public. */
@Injectable()
export class PaymentFormsService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Null while the practice cannot take cards. */
  async findCardForm(practiceId: string): Promise<CardForm | null> {
    const account = isUuid(practiceId) ? await this.accounts.findActive(this.dataSource.manager, practiceId) : null;
    if (!account?.chargesEnabled) return null;
    const { config } = this;
    const { provider, accountId, locationId: squareLocationId } = account;
    if (provider === 'square') {
      const sandboxUrl = config.SQUARE_BROWSER_BASE ?? config.SQUARE_API_BASE ?? null;
      return { provider, publishableKey: config.SQUARE_APPLICATION_ID ?? '', accountId, squareLocationId, sandboxUrl };
    }
    const sandboxUrl = config.STRIPE_BROWSER_BASE ?? config.STRIPE_API_BASE ?? null;
    return { provider, publishableKey: config.STRIPE_PUBLISHABLE_KEY, accountId, squareLocationId: null, sandboxUrl };
  }

  /** Null where the practice takes neither PayPal nor Venmo. */
  async findPaypalForm(practiceId: string): Promise<PaypalForm | null> {
    return (await this.listPaypalForms([practiceId]))[0] ?? null;
  }

  /** In the order of the practices. */
  async listPaypalForms(practiceIds: readonly string[]): Promise<(PaypalForm | null)[]> {
    const { manager } = this.dataSource;
    const ids = practiceIds.filter(isUuid);
    const accounts = (await this.accounts.listByPractices(manager, ids)).filter((one) => one.provider === 'paypal');
    const practices = await manager.findBy(PracticeProjection, {
      practiceId: In(accounts.map((one) => one.practiceId)),
    });
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_BROWSER_BASE } = this.config;
    return practiceIds.map((id) => {
      const account = accounts.find(({ practiceId }) => practiceId === id);
      const currency = practices.find(({ practiceId }) => practiceId === id)?.currency;
      if (!clientId || !account || !currency) return null;
      const wallets = walletsOf(account, currency);
      if (!wallets.paypal && !wallets.venmo) return null;
      return { ...wallets, clientId, merchantId: account.accountId, currency, sandboxUrl: PAYPAL_BROWSER_BASE ?? null };
    });
  }
}
