import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { isHeld } from '../charges/charge-orders.js';
import { Holds } from '../charges/holds.js';
import type { CardFacts } from '../providers/provider-objects.js';
import { CardsRepository } from './cards.repository.js';
import type { SavedCard } from './saved-card.entity.js';
import type { Setup } from './setup.entity.js';

/** A card that is kept, and the visit that it was given for. */
export interface SavedForVisit {
  card: SavedCard;
  copy: AppointmentCopy | null;
  /** The visit's time is no longer held: the card came too late for it. */
  lapsed: boolean;
}

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
  ): Promise<SavedForVisit> {
    const copy = appointmentId ? await this.copies.getForUpdate(tx, appointmentId) : null;
    const setup = await this.cards.getSetupForUpdate(tx, setupIntentId);
    const now = this.clock.now();
    const card = await this.cards.saveCard(tx, setup, facts, now);
    if (!setup.completedAt) {
      await this.cards.completeSetup(tx, setup, now);
      if (copy) await this.holds.cardGiven(tx, copy);
    }
    const lapsed = copy !== null && (copy.state === 'unavailable' || !isHeld(copy, now)) && !copy.securedBy;
    return { card, copy, lapsed };
  }
}
