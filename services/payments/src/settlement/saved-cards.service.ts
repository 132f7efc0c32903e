import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { CardFacts } from '../providers/provider-objects.js';
import { SettlementService } from './settlement.service.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import type { Setup } from '../records/cards/setup.entity.js';

/** A card that is kept, and the visit that it was given for. */
export interface SavedForVisit {
  card: SavedCard;
  appointment: AppointmentProjection | null;
  /** The visit's time is no longer held: the card came too late for it. */
  lapsed: boolean;
}

/** Keeps what is known of a confirmed card, and what follows for the visit that it was given for. */
@Injectable()
export class SavedCardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly cards: CardsRepository,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  /** Saves the card once, however often its setup is completed. @throws DomainError `card_needed` for one that was deleted */
  async save(setup: Pick<Setup, 'appointmentId' | 'setupIntentId'>, facts: CardFacts): Promise<SavedForVisit> {
    return this.dataSource.transaction((tx) => this.saveIn(tx, setup, facts));
  }

  /**
   * Secures a booking that asks for no more than a card, by one that was saved before.
   * @returns false when there is none
   * @throws DomainError `hold_expired`
   */
  async secureBooking(appointmentId: string): Promise<boolean> {
    return this.appointments.withLock(appointmentId, async (tx, appointment) => {
      appointment.requireTimeHeld(this.clock.now());
      if (!(await this.cards.findForAppointment(tx, appointmentId))) return false;
      await this.settlement.cardSaved(tx, appointment);
      return true;
    });
  }

  private async saveIn(
    tx: EntityManager,
    { setupIntentId, appointmentId }: Pick<Setup, 'appointmentId' | 'setupIntentId'>,
    facts: CardFacts,
  ): Promise<SavedForVisit> {
    await this.cards.lockHolderOfSetup(tx, setupIntentId);
    const appointment = appointmentId ? await this.appointments.getForUpdate(tx, appointmentId) : null;
    const setup = await this.cards.getSetupForUpdate(tx, setupIntentId);
    const now = this.clock.now();
    const card = await this.cards.saveCard(tx, setup, facts, now);
    if (card.deletedAt) throw cardDeleted();
    if (!setup.completedAt) {
      await this.cards.completeSetup(tx, setup, now);
      if (appointment) await this.settlement.cardSaved(tx, appointment);
    }
    return { card, appointment, lapsed: appointment !== null && hasLapsed(appointment, now) };
  }
}

/** A setup was completed once more, after its card was deleted. */
export function cardDeleted(): DomainError {
  return new DomainError('card_needed', 'This card was deleted. Please enter it again.', 'card');
}

function hasLapsed(appointment: AppointmentProjection, now: Date): boolean {
  return (appointment.state === 'unavailable' || !appointment.isTimeHeld(now)) && !appointment.securedBy;
}
