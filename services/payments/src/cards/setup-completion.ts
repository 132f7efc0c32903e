import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChargeResult } from '../charges/charge-result.js';
import { Charging } from '../charges/charging.js';
import type { CardFacts, ProviderSetup } from '../providers/provider-objects.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { CardStore } from './card-store.js';
import { CardsRepository } from './cards.repository.js';
import type { SavedCard } from './saved-card.entity.js';
import type { Setup } from './setup.entity.js';

export type Completion =
  | { kind: 'saved'; card: SavedCard; charge: ChargeResult | null }
  /** The card is not confirmed (yet). */
  | { kind: 'unconfirmed'; setup: ProviderSetup };

const LAPSED = {
  code: 'hold_expired',
  message: 'The time of this booking is no longer held for you. Please book again.',
};

/** Ends setups: by the browser's word or a webhook's, whichever comes first; the other finds it done. */
@Injectable()
export class SetupCompletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adapter: StripeAdapter,
    private readonly cards: CardsRepository,
    private readonly store: CardStore,
    private readonly charging: Charging,
  ) {}

  /** Completes the setup that a webhook told of, if it is one of ours. */
  async completeKnown(accountId: string, setupIntentId: string): Promise<void> {
    const setup = await this.cards.findSetup(this.dataSource.manager, setupIntentId);
    if (setup?.accountId !== accountId) return;
    const found = await this.adapter.getSetup(accountId, setupIntentId);
    if (found.status !== 'succeeded' || !found.card) return;
    // It may come late and more than once: only the client asks for another attempt at a card that was declined.
    await this.finish(setup, found.card, (appointmentId) => this.charging.chargeFirst(appointmentId));
  }

  /** @throws ProviderSilence, and DomainError `hold_expired` where the booking came too late to be charged */
  async complete(setup: Setup): Promise<Completion> {
    const found = await this.adapter.getSetup(setup.accountId, setup.setupIntentId);
    if (found.status !== 'succeeded' || !found.card) return { kind: 'unconfirmed', setup: found };
    return this.finish(setup, found.card);
  }

  /** Saves a card that the provider keeps, and charges it where the booking waits for that. Safe to repeat. */
  async finish(
    setup: Pick<Setup, 'appointmentId' | 'setupIntentId'>,
    facts: CardFacts,
    charge = (appointmentId: string) => this.charging.charge(appointmentId),
  ): Promise<Completion & { kind: 'saved' }> {
    const { card, appointment, lapsed } = await this.dataSource.transaction((tx) => this.store.save(tx, setup, facts));
    if (lapsed) return { kind: 'saved', card, charge: { kind: 'closed', problem: LAPSED } };
    const charged = appointment?.state === 'awaiting_payment' && appointment.paymentRequirement === 'charge';
    return { kind: 'saved', card, charge: charged ? await charge(appointment.appointmentId) : null };
  }
}
