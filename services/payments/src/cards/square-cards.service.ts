import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { ProviderCallsService } from '../attempts/provider-calls.service.js';
import { ClientProjection } from '../client-projection/client-projection.entity.js';
import type { CardFacts } from '../providers/provider-objects.js';
import { type SquareCardDraft, type SquareCustomerDraft, SquareAdapter } from '../square/square.adapter.js';
import type { SetupSubject } from './stripe-cards.service.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import { cardDeleted } from '../settlement/saved-cards.service.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import type { Setup } from '../records/cards/setup.entity.js';

const ROUNDS = 3;

/** What Square's Web Payments gave the browser for a card. */
export interface SquareToken {
  /** Usable once. */
  sourceId: string;
  verificationToken: string | null;
}

/** A card on file. */
interface MadeCard {
  /** The token that became it. */
  id: string;
  facts: CardFacts;
}

/** Keeps cards on file at Square. A token becomes one card, however often it is sent. */
@Injectable()
export class SquareCardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adapter: SquareAdapter,
    private readonly cards: CardsRepository,
    private readonly calls: ProviderCallsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found` for a token of another subject, `card_declined`, `authentication_required`, … */
  async add(subject: SetupSubject, account: ProviderAccount, token: SquareToken): Promise<CardFacts> {
    const earlier = await this.findEarlier(this.dataSource.manager, subject, token);
    if (earlier) return earlier.facts;
    const customerId = await this.customerOf(subject, account);
    for (let round = 0; round < ROUNDS; round++) {
      const made = await this.create(subject, account, { ...token, customerId });
      // The answer to an earlier card was lost: that one was brought to its end first.
      if (made.id === token.sourceId) return made.facts;
    }
    throw new DomainError(
      'provider_unavailable',
      'The payment provider does not answer. Please try again in a moment.',
    );
  }

  /** May return the card of an earlier token, whose answer was lost before. @throws ProviderRefusedError, UnknownOutcomeError */
  private async create(
    subject: SetupSubject,
    { accountId, practiceId }: ProviderAccount,
    { customerId, ...token }: SquareToken & { customerId: string },
  ): Promise<MadeCard> {
    const { holderId, appointmentId } = subject;
    const subjectId = appointmentId ?? deterministicId(practiceId, holderId);
    const purpose = 'setup' as const;
    const draft = { practiceId, subjectId, purpose, provider: 'square' as const, accountId, amountCents: null };
    const parameters = (attemptId: string): SquareCardDraft => ({ ...token, customerId, referenceId: attemptId });
    return this.calls.create<MadeCard>(
      { ...draft, parameters },
      {
        find: (tx) => this.findEarlier(tx, subject, token),
        call: async (asked, call) => {
          const facts = await this.adapter.createCard(asked as SquareCardDraft, call);
          return { id: (asked as SquareCardDraft).sourceId, facts };
        },
        store: (tx, made) => this.store(tx, { ...subject, accountId, customerId }, made),
      },
    );
  }

  private async store(
    tx: EntityManager,
    owner: SetupSubject & Pick<Setup, 'accountId' | 'customerId'>,
    { id: setupIntentId, facts }: MadeCard,
  ): Promise<void> {
    const { paymentMethodId } = facts;
    const createdAt = this.clock.now();
    await this.cards.addSetup(tx, { ...owner, setupIntentId, paymentMethodId, provider: 'square', createdAt });
    await this.cards.saveCard(tx, await this.cards.getSetupForUpdate(tx, setupIntentId), facts, createdAt);
  }

  /** Finds the card created from a token. @throws DomainError `not_found` for a token of another subject */
  private async findEarlier(
    tx: EntityManager,
    { practiceId, holderId, appointmentId }: SetupSubject,
    { sourceId }: SquareToken,
  ): Promise<MadeCard | null> {
    const known = await this.cards.findBySource(tx, sourceId);
    if (!known?.card) return null;
    const { setup, card } = known;
    const own = setup.practiceId === practiceId && setup.appointmentId === appointmentId && setup.holderId === holderId;
    if (!own) throw new DomainError('not_found', 'There is nobody here whose card you could save.');
    if (card.deletedAt) throw cardDeleted();
    return { id: sourceId, facts: factsOf(card) };
  }

  private async customerOf({ practiceId, holderId }: SetupSubject, { accountId }: ProviderAccount): Promise<string> {
    const { manager } = this.dataSource;
    const known = await this.cards.findCustomer(manager, practiceId, holderId, accountId);
    if (known) return known;
    const client = await manager.findOneBy(ClientProjection, { clientId: holderId, practiceId });
    const subjectId = deterministicId(practiceId, holderId);
    const draft = { practiceId, subjectId, purpose: 'customer' as const, provider: 'square' as const, accountId };
    const { name = '', email = '' } = client ?? {};
    return this.calls.create<string>(
      { ...draft, amountCents: null, parameters: (): SquareCustomerDraft => ({ name, email, referenceId: holderId }) },
      {
        find: async (tx) => (await this.cards.findCustomer(tx, practiceId, holderId, accountId)) ?? null,
        call: (asked, call) => this.adapter.createCustomer(asked as SquareCustomerDraft, call),
        store: (tx, customerId) =>
          this.cards.addCustomer(tx, { practiceId, holderId, accountId, customerId, createdAt: this.clock.now() }),
      },
    );
  }
}

function factsOf({ paymentMethodId, brand, last4, expMonth, expYear }: SavedCard): CardFacts {
  return { paymentMethodId, brand, last4, expMonth, expYear };
}
