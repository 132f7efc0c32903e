import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { isHeld } from '../charges/charge-orders.js';
import { Holds } from '../charges/holds.js';
import type { CardFacts } from '../providers/provider-objects.js';
import { CardsRepository } from './cards.repository.js';
import type { SavedCard } from './saved-card.entity.js';
import type { Setup } from './setup.entity.js';

/** A card that is kept, and the visit that it was given for. */
export interface SavedForVisit {
  card: SavedCard;
  appointment: AppointmentProjection | null;
  /** The visit's time is no longer held: the card came too late for it. */
  lapsed: boolean;
}

/** Keeps what is known of a confirmed card and what follows for the visit that it was given for. */
@Injectable()
export class CardStore {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
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
    const appointment = appointmentId ? await this.appointments.getForUpdate(tx, appointmentId) : null;
    const setup = await this.cards.getSetupForUpdate(tx, setupIntentId);
    const now = this.clock.now();
    const card = await this.cards.saveCard(tx, setup, facts, now);
    if (!setup.completedAt) {
      await this.cards.completeSetup(tx, setup, now);
      if (appointment) await this.holds.cardGiven(tx, appointment);
    }
    const lapsed =
      appointment !== null &&
      (appointment.state === 'unavailable' || !isHeld(appointment, now)) &&
      !appointment.securedBy;
    return { card, appointment, lapsed };
  }
}
