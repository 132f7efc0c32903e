import { Injectable } from '@nestjs/common';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emitAll } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderAccountFacts } from '../providers/provider-objects.js';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';
import { type AccountError, ProviderAccount } from '../records/accounts/provider-account.entity.js';

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
    account.learn(connected);
    account.locationId = connected.locationId ?? account.locationId;
    await this.accounts.save(tx, account);
    await publish(tx, account);
    return account;
  }

  /**
   * As `connect`, for what a provider reports: an account that the practice took off since stays off.
   * @param reportedAt when the provider says that it happened
   */
  async connectUnlessRemoved(tx: EntityManager, connected: ConnectedAccount, reportedAt: Date): Promise<void> {
    await this.accounts.listForUpdate(tx, connected.practiceId);
    if (await this.accounts.wasDisconnectedAfter(tx, connected, reportedAt)) return;
    await this.connect(tx, connected);
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
      account.learn(facts);
      await this.accounts.save(tx, account);
      if (changed) await publish(tx, account);
    });
  }

  /** Notes that we have no access to an account any more; `yet`: it serves for some time. */
  async loseAccess(provider: ProviderName, accountId: string, error: AccountError, yet = false): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const account = await this.accounts.findByAccountForUpdate(tx, provider, accountId);
      const known = account?.error === error && (yet || !account.chargesEnabled);
      if (!account || known) return;
      if (yet) account.warn(error, this.clock.now());
      else account.lose(error, this.clock.now());
      await this.accounts.save(tx, account);
      await publish(tx, account);
    });
  }

  /** The practice is paid in another currency than its account with this provider takes. */
  async mismatch(tx: EntityManager, practiceId: string, provider: ProviderName): Promise<void> {
    const account = (await this.accounts.listForUpdate(tx, practiceId)).find((one) => one.provider === provider);
    if (!account) return;
    account.lose('currency_mismatch', this.clock.now());
    await this.accounts.save(tx, account);
    await publish(tx, account);
  }

  /**
   * Forgets the practice's account; what it has charged stays in the ledger, and goes back there.
   * @throws DomainError `not_connected`
   */
  async disconnect(practiceId: string, provider: ProviderName): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const account = (await this.accounts.listForUpdate(tx, practiceId)).find((one) => one.provider === provider);
      if (!account) throw new DomainError('not_connected', 'This provider is not connected.');
      await this.accounts.delete(tx, account);
      await publish(tx, account, false);
    });
  }

  /**
   * Which card provider charges.
   * @returns the practice's id
   * @throws DomainError `forbidden`, `unknown_provider`, `not_connected`, `not_ready`
   */
  async choosePaymentProvider(actor: Actor, provider: string): Promise<string> {
    requirePro(actor);
    const wanted = CARD_PROVIDERS.find((known) => known === provider);
    if (!wanted) throw new DomainError('unknown_provider', 'Please choose Stripe or Square.', 'provider');
    await this.change(actor.practiceId, (accounts) => {
      const chosen = accounts.find((account) => account.provider === wanted);
      if (!chosen) throw new DomainError('not_connected', 'Please connect this provider first.', 'provider');
      if (!chosen.chargesEnabled) {
        throw new DomainError('not_ready', 'This provider cannot take charges for you yet.', 'provider');
      }
      for (const account of accounts) {
        if (CARD_PROVIDERS.includes(account.provider)) account.active = account === chosen;
      }
    });
    return actor.practiceId;
  }

  /**
   * Which of PayPal's wallets clients may use.
   * @returns the practice's id
   * @throws DomainError `forbidden`, `not_connected`, `not_ready`, `venmo_needs_usd`
   */
  async chooseWallets(actor: Actor, wallets: { paypalActive: boolean; venmoActive: boolean }): Promise<string> {
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
      if ((paypalActive || venmoActive) && !account.chargesEnabled) {
        throw new DomainError('not_ready', 'PayPal does not let your account be paid yet.');
      }
      account.active = paypalActive;
      account.venmoActive = venmoActive;
    });
    return practiceId;
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
      ...{ displayName: null, requirementsDue: [], requirementsPastDue: [] },
      ...{ paymentsReceivable: null, primaryEmailConfirmed: null, erroredAt: null, error: null },
    } satisfies Partial<ProviderAccount>);
  }
}

async function publish(tx: EntityManager, account: ProviderAccount, connected = true): Promise<void> {
  await emitAll(
    tx,
    ProviderAccountChangedSchema,
    accountMessages(account).map((way) => ({
      init: connected ? way : { ...way, connected, chargesEnabled: false },
      aggregateId: account.practiceId,
    })),
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
