import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId } from '@yarrow/kit/ids';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import type { AttemptDraft } from '../attempts/attempts.repository.js';
import { ProviderCallsService } from '../attempts/provider-calls.service.js';
import { ClientProjection } from '../client-projection/client-projection.entity.js';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { Setup } from '../records/cards/setup.entity.js';

/** Whose card is to be saved, where and for what. */
export type SetupSubject = Pick<Setup, 'practiceId' | 'holderId' | 'userId' | 'appointmentId'>;

// Setup secrets stay usable for as long as a client may need to find a card.
const REUSE_MS = 3_600_000;

/** Creates setups at Stripe: one at a time for the same holder and visit. */
@Injectable()
export class StripeCardsService {
  private readonly logger = new Logger(StripeCardsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
    private readonly cards: CardsRepository,
    private readonly calls: ProviderCallsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The secret with which the browser confirms the card.
   * @throws DomainError `setup_failed`, `provider_unavailable`
   */
  async start(subject: SetupSubject, account: ProviderAccount): Promise<string> {
    const open = await this.findOpenSecret(subject, account);
    if (open) return open;
    const customerId = await this.customerOf(subject, account);
    const setup = await this.calls.create(setupDraft(subject, account, customerId), {
      call: (parameters, call) => this.adapter.createSetup(parameters as Stripe.SetupIntentCreateParams, call),
      store: async (tx, { id: setupIntentId }) => {
        const { accountId } = account;
        await this.cards.addSetup(tx, {
          ...subject,
          setupIntentId,
          provider: 'stripe',
          paymentMethodId: null,
          accountId,
          customerId,
          createdAt: this.clock.now(),
        });
      },
    });
    if (!setup.clientSecret) throw new DomainError('setup_failed', 'Failed to create setup intent');
    return setup.clientSecret;
  }

  private async findOpenSecret(subject: SetupSubject, { accountId }: ProviderAccount): Promise<string | null> {
    const since = new Date(this.clock.now().getTime() - REUSE_MS);
    const open = await this.cards.findOpenSetup(this.dataSource.manager, { ...subject, accountId }, since);
    if (!open) return null;
    try {
      const setup = await this.adapter.getSetup(accountId, open.setupIntentId);
      return setup.status === 'open' || setup.status === 'failed' ? setup.clientSecret : null;
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      this.logger.warn(`setup ${open.setupIntentId} cannot be read: ${error.detail}`);
      return null;
    }
  }

  private async customerOf(subject: SetupSubject, account: ProviderAccount): Promise<string> {
    const { practiceId, holderId } = subject;
    const { accountId } = account;
    const known = await this.cards.findCustomer(this.dataSource.manager, practiceId, holderId, accountId);
    if (known) return known;
    const client = await this.dataSource.manager.findOneBy(ClientProjection, { clientId: holderId, practiceId });
    return this.calls.create<string>(customerDraft(subject, account, client), {
      find: async (tx) => (await this.cards.findCustomer(tx, practiceId, holderId, accountId)) ?? null,
      call: (parameters, call) => this.adapter.createCustomer(parameters as Stripe.CustomerCreateParams, call),
      store: (tx, customerId) =>
        this.cards.addCustomer(tx, { practiceId, holderId, accountId, customerId, createdAt: this.clock.now() }),
    });
  }
}

function customerDraft(subject: SetupSubject, account: ProviderAccount, client: ClientProjection | null): AttemptDraft {
  const { practiceId, holderId } = subject;
  return {
    practiceId,
    subjectId: deterministicId(practiceId, holderId),
    purpose: 'customer',
    provider: 'stripe',
    accountId: account.accountId,
    amountCents: null,
    parameters: (attemptId): Stripe.CustomerCreateParams => ({
      ...(client?.name && { name: client.name }),
      ...(client?.email && { email: client.email }),
      metadata: { attempt_id: attemptId, practice_id: practiceId, holder_id: holderId },
    }),
  };
}

function setupDraft(subject: SetupSubject, account: ProviderAccount, customerId: string): AttemptDraft {
  const { practiceId, holderId, appointmentId } = subject;
  return {
    practiceId,
    subjectId: appointmentId ?? deterministicId(practiceId, holderId),
    purpose: 'setup',
    provider: 'stripe',
    accountId: account.accountId,
    amountCents: null,
    parameters: (attemptId): Stripe.SetupIntentCreateParams => ({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: {
        attempt_id: attemptId,
        practice_id: practiceId,
        ...(appointmentId && { appointment_id: appointmentId }),
      },
    }),
  };
}
