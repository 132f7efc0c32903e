import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptDraft } from '../attempts/attempts.repository.js';
import { ProviderCallsService } from '../attempts/provider-calls.service.js';
import type { PaymentsConfig } from '../config.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { AccountsService } from './accounts.service.js';

/** Our callback asks Stripe what came of it, and leads on to the settings. */
export const STRIPE_CALLBACK_PATH = '/api/payments/connect/stripe';
/** Links of Stripe are for once and a few minutes: this page offers another. */
const EXPIRED_PATH = '/portal/settings/banking/link?expired=true';

/** Connects practices with Stripe, creates their accounts there and follows what becomes of them. */
@Injectable()
export class StripeConnectionService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
    private readonly calls: ProviderCallsService,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * Starts or goes on with connecting the caller's practice.
   * @returns Stripe's page
   * @throws DomainError `forbidden`, `not_ready`, `provider_refused`, `provider_unavailable`
   */
  async connect(actor: Actor): Promise<string> {
    requirePro(actor);
    const known = await this.accounts.find(this.dataSource.manager, actor.practiceId, 'stripe');
    // An account that its owner took from us cannot be worked on: another one takes its place.
    const accountId = known && !known.error ? known.accountId : await this.create(actor.practiceId);
    const { PUBLIC_URL } = this.config;
    return this.adapter.createOnboardingLink(accountId, {
      return_url: `${PUBLIC_URL}${STRIPE_CALLBACK_PATH}`,
      refresh_url: `${PUBLIC_URL}${EXPIRED_PATH}`,
    });
  }

  /** Back from Stripe's page. @throws DomainError `not_connected`, `provider_unavailable` */
  async finish(practiceId: string): Promise<void> {
    const known = await this.accounts.find(this.dataSource.manager, practiceId, 'stripe');
    if (!known) throw new DomainError('not_connected', 'Please connect this provider first.');
    await this.refresh(known.accountId);
  }

  /** Records the account's present state, whichever webhook says that it has changed. */
  async refresh(accountId: string): Promise<void> {
    await this.accounts.refresh('stripe', accountId, await this.adapter.getAccount(accountId));
  }

  /** Creates an account for a practice that has none; simultaneous calls create one. Returns its id. */
  private async create(practiceId: string): Promise<string> {
    const practice = await this.dataSource.manager.findOneBy(PracticeProjection, { practiceId });
    if (!practice) {
      throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
    }
    return this.calls.create<string>(accountDraft(practice), {
      find: (tx) => this.findUsable(tx, practiceId),
      call: async (parameters, call) =>
        (await this.adapter.createAccount(parameters as Stripe.AccountCreateParams, call)).id,
      store: (tx, accountId) => this.store(tx, practiceId, accountId),
    });
  }

  /** A new account cannot take charges; that comes with its first `account.updated`. */
  private async store(tx: EntityManager, practiceId: string, id: string): Promise<void> {
    if (await this.findUsable(tx, practiceId)) return;
    await this.accounts.connect(tx, {
      practiceId,
      provider: 'stripe',
      id,
      chargesEnabled: false,
      detailsSubmitted: false,
    });
  }

  private async findUsable(tx: EntityManager, practiceId: string): Promise<string | null> {
    const known = await this.accounts.find(tx, practiceId, 'stripe');
    return known && !known.error ? known.accountId : null;
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
