import { Injectable } from '@nestjs/common';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emitAll } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderAccountFacts } from '../providers/provider-objects.js';
import { AccountsRepository, CARD_PROVIDERS } from './accounts.repository.js';
import { ProviderAccount } from './provider-account.entity.js';

/** What a provider says of an account that a practice has connected. */
export interface ConnectedAccount extends ProviderAccountFacts {
  practiceId: string;
  provider: ProviderName;
  locationId?: string;
}

/** Practices' accounts with providers, and which of them are used; every change is published. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an account that was connected. The first card provider is active at once.
   * @throws DomainError `account_taken` when another practice has connected it
   */
  async connect(tx: EntityManager, connected: ConnectedAccount): Promise<ProviderAccount> {
    const { practiceId, provider, id: accountId } = connected;
    const known = await this.accounts.listForUpdate(tx, practiceId);
    const taken = await this.accounts.findByAccountForUpdate(tx, provider, accountId);
    if (taken && taken.practiceId !== practiceId) {
      throw new DomainError('account_taken', 'This account is connected with another practice already.');
    }
    const earlier = known.find((account) => account.provider === provider);
    const account = earlier ?? (await this.start(tx, connected, known));
    account.accountId = accountId;
    account.chargesEnabled = connected.chargesEnabled;
    account.detailsSubmitted = connected.detailsSubmitted;
    account.locationId = connected.locationId ?? account.locationId;
    await this.accounts.save(tx, account);
    await publish(tx, account);
    return account;
  }

  async find(tx: EntityManager, practiceId: string, provider: ProviderName): Promise<ProviderAccount | null> {
    return this.accounts.find(tx, practiceId, provider);
  }

  /** @throws DomainError `no_payment_provider`, and `wrong_provider` where the practice has changed it */
  async requireCardAccount(practiceId: string, provider: ProviderName): Promise<ProviderAccount> {
    const account = await this.accounts.findActive(this.dataSource.manager, practiceId);
    if (!account?.chargesEnabled) {
      throw new DomainError('no_payment_provider', 'This practice does not take cards.', 'practiceId');
    }
    if (account.provider === provider) return account;
    // The practice has changed its provider while the form was open.
    throw new DomainError('wrong_provider', 'This page is out of date. Please reload it and try again.', 'practiceId');
  }

  /** Records the present state of an account that is known. */
  async refresh(provider: ProviderName, accountId: string, facts: Omit<ProviderAccountFacts, 'id'>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const account = await this.accounts.findByAccountForUpdate(tx, provider, accountId);
      if (!account) return;
      const changed = account.chargesEnabled !== facts.chargesEnabled;
      account.chargesEnabled = facts.chargesEnabled;
      account.detailsSubmitted = facts.detailsSubmitted;
      await this.accounts.save(tx, account);
      if (changed) await publish(tx, account);
    });
  }

  /**
   * Which card provider charges.
   * @returns the practice's id
   * @throws DomainError `forbidden`, `unknown_provider`, `not_connected`
   */
  async choosePaymentProvider(actor: Actor, provider: string): Promise<string> {
    requirePro(actor);
    const wanted = CARD_PROVIDERS.find((known) => known === provider);
    if (!wanted) throw new DomainError('unknown_provider', 'Please choose Stripe or Square.', 'provider');
    await this.change(actor.practiceId, (accounts) => {
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
    await this.change(practiceId, (accounts) => {
      const account = accounts.find(({ provider }) => provider === 'paypal');
      if (!account) throw new DomainError('not_connected', 'Please connect PayPal first.');
      account.active = paypalActive;
      account.venmoActive = venmoActive;
    });
  }

  /** Changes which of a practice's accounts are used. */
  async change(practiceId: string, choose: (accounts: ProviderAccount[]) => void): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const accounts = await this.accounts.listForUpdate(tx, practiceId);
      choose(accounts);
      // Off before on: one card provider at a time.
      for (const account of accounts.toSorted((a, b) => Number(a.active) - Number(b.active))) {
        await this.accounts.save(tx, account);
        await publish(tx, account);
      }
    });
  }

  private async start(
    tx: EntityManager,
    { practiceId, provider, id }: ConnectedAccount,
    known: readonly ProviderAccount[],
  ): Promise<ProviderAccount> {
    const practice = await tx.findOneBy(PracticeProjection, { practiceId });
    const wallet = !CARD_PROVIDERS.includes(provider);
    return Object.assign(new ProviderAccount(), {
      practiceId,
      provider,
      accountId: id,
      chargesEnabled: false,
      detailsSubmitted: false,
      active: wallet || !known.some((account) => account.active && CARD_PROVIDERS.includes(account.provider)),
      locationId: null,
      venmoActive: wallet && practice?.currency === 'USD',
      createdAt: this.clock.now(),
    } satisfies Partial<ProviderAccount>);
  }
}

async function publish(tx: EntityManager, account: ProviderAccount): Promise<void> {
  await emitAll(
    tx,
    ProviderAccountChangedSchema,
    accountMessages(account).map((init) => ({ init, aggregateId: account.practiceId })),
  );
}

/** An account as events carry it: PayPal and Venmo are two ways to pay at one. */
export function accountMessages({ practiceId, provider, chargesEnabled, active, venmoActive }: ProviderAccount) {
  const ways =
    provider === 'paypal'
      ? [
          { provider, chargesEnabled: chargesEnabled && active },
          { provider: 'venmo', chargesEnabled: chargesEnabled && venmoActive },
        ]
      : [{ provider, chargesEnabled }];
  return ways.map((way) => ({ practiceId, connected: true, ...way }));
}
