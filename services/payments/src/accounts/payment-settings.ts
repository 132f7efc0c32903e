import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { AccountBook } from './account-book.js';
import { CARD_PROVIDERS } from './accounts.repository.js';

/** Which of its connected providers a practice uses. */
@Injectable()
export class PaymentSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: AccountBook,
  ) {}

  /**
   * Which card provider charges.
   * @returns the practice's id
   * @throws DomainError `forbidden`, `unknown_provider`, `not_connected`
   */
  async choosePaymentProvider(actor: Actor, provider: string): Promise<string> {
    requirePro(actor);
    const wanted = CARD_PROVIDERS.find((known) => known === provider);
    if (!wanted) throw new DomainError('unknown_provider', 'Please choose Stripe or Square.', 'provider');
    await this.book.choose(actor.practiceId, (accounts) => {
      const chosen = accounts.find((account) => account.provider === wanted);
      if (!chosen) throw new DomainError('not_connected', 'Please connect this provider first.', 'provider');
      for (const account of accounts) {
        if (CARD_PROVIDERS.includes(account.provider)) account.active = account === chosen;
      }
    });
    return actor.practiceId;
  }

  /**
   * Which of PayPal's wallets clients may use.
   * @throws DomainError `forbidden`, `not_connected`, `venmo_needs_usd`
   */
  async chooseWallets(actor: Actor, wallets: { paypalActive: boolean; venmoActive: boolean }): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    const { paypalActive, venmoActive } = wallets;
    const practice = await this.dataSource.manager.findOneBy(PracticeProjection, { practiceId });
    if (venmoActive && practice?.currency !== 'USD') {
      throw new DomainError('venmo_needs_usd', 'Venmo pays in US dollars only.', 'venmoActive');
    }
    await this.book.choose(practiceId, (accounts) => {
      const account = accounts.find(({ provider }) => provider === 'paypal');
      if (!account) throw new DomainError('not_connected', 'Please connect PayPal first.');
      account.active = paypalActive;
      account.venmoActive = venmoActive;
    });
  }
}
