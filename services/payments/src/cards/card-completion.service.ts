import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ChargeResult, lapsedResult } from '../charges/charge-result.js';
import { ChargesService } from '../charges/charges.service.js';
import type { CardFacts, ProviderSetup } from '../providers/provider-objects.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { SavedCardsService } from '../settlement/saved-cards.service.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import type { Setup } from '../records/cards/setup.entity.js';

export type Completion =
  | { kind: 'saved'; card: SavedCard; charge: ChargeResult | null }
  /** The card is not confirmed (yet). */
  | { kind: 'unconfirmed'; setup: ProviderSetup };

/** Completes setups: by the browser's request or a webhook's, whichever comes first; the other finds it done. */
@Injectable()
export class CardCompletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
    private readonly cards: CardsRepository,
    private readonly savedCards: SavedCardsService,
    private readonly charges: ChargesService,
  ) {}

  async findSetup(setupIntentId: string): Promise<Setup | null> {
    return this.cards.findSetup(this.dataSource.manager, setupIntentId);
  }

  /** Completes the setup that a webhook names, if it is one of ours. */
  async completeKnown(accountId: string, setupIntentId: string): Promise<void> {
    const setup = await this.findSetup(setupIntentId);
    if (setup?.accountId !== accountId) return;
    const found = await this.adapter.getSetup(accountId, setupIntentId);
    if (found.status !== 'succeeded' || !found.card) return;
    // A webhook that comes again, after the card was deleted.
    if (await this.cards.isDeleted(this.dataSource.manager, accountId, found.card.paymentMethodId)) return;
    // It may come late and more than once: only the client asks for another attempt at a card that was declined.
    await this.finish(setup, found.card, (appointmentId) => this.charges.chargeUnlessRefused(appointmentId));
  }

  /** @throws UnknownOutcomeError, and DomainError `hold_expired` where the booking came too late to be charged */
  async complete(setup: Setup): Promise<Completion> {
    const found = await this.adapter.getSetup(setup.accountId, setup.setupIntentId);
    if (found.status !== 'succeeded' || !found.card) return { kind: 'unconfirmed', setup: found };
    return this.finish(setup, found.card);
  }

  /** Saves a card that the provider keeps, and charges it where the booking waits for that. Safe to repeat. */
  async finish(
    setup: Pick<Setup, 'appointmentId' | 'setupIntentId'>,
    facts: CardFacts,
    charge = (appointmentId: string) => this.charges.charge(appointmentId),
  ): Promise<Completion & { kind: 'saved' }> {
    const { card, appointment, lapsed } = await this.savedCards.save(setup, facts);
    if (lapsed && appointment) return { kind: 'saved', card, charge: lapsedResult(appointment) };
    const charged = appointment?.state === 'awaiting_payment' && appointment.paymentRequirement === 'charge';
    return { kind: 'saved', card, charge: charged ? await charge(appointment.appointmentId) : null };
  }
}
