import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { Holds } from '../charges/holds.js';
import type { CardFacts } from '../providers/provider-objects.js';
import { CardsRepository } from './cards.repository.js';
import type { SavedCard } from './saved-card.entity.js';
import type { Setup } from './setup.entity.js';

/** Keeps what is known of a confirmed card and what follows for the visit that it was given for. */
@Injectable()
export class CardStore {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly cards: CardsRepository,
    private readonly holds: Holds,
    private readonly clock: Clock,
  ) {}

  /** Saves the card once, however often its setup is completed. */
  async save(
    tx: EntityManager,
    { setupIntentId, appointmentId }: Pick<Setup, 'appointmentId' | 'setupIntentId'>,
    facts: CardFacts,
  ): Promise<{ card: SavedCard; copy: AppointmentCopy | null }> {
    const copy = appointmentId ? await this.copies.getForUpdate(tx, appointmentId) : null;
    const setup = await this.cards.getSetupForUpdate(tx, setupIntentId);
    const now = this.clock.now();
    const card = await this.cards.saveCard(tx, setup, facts, now);
    if (!setup.completedAt) {
      await this.cards.completeSetup(tx, setup, now);
      if (copy) await this.holds.cardGiven(tx, copy);
    }
    return { card, copy };
  }
}
