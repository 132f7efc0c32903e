import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { CardDeletionsRepository } from './card-deletions.repository.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import { SavedCard } from '../records/cards/saved-card.entity.js';

/** What is still to be charged to cards. */
@Injectable()
export class UnpaidVisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly cards: CardsRepository,
    private readonly deletions: CardDeletionsRepository,
    private readonly statuses: PaymentStatusPublisher,
  ) {}

  /** Those that these cards may be charged for, each locked, in the order of locks everywhere. */
  async lock(tx: EntityManager, cards: readonly SavedCard[]): Promise<AppointmentProjection[]> {
    const visits: AppointmentProjection[] = [];
    for (const id of await this.deletions.listUnpaidVisits(tx, cards)) {
      visits.push(await this.appointments.getForUpdate(tx, id));
    }
    return visits;
  }

  /** Of these visits those that one of these cards would be charged for. */
  async countChargedTo(
    tx: EntityManager,
    visits: readonly Pick<AppointmentProjection, 'appointmentId'>[],
    cards: readonly SavedCard[],
  ): Promise<number> {
    const charged = await this.cards.listForAppointments(
      tx,
      visits.map(({ appointmentId }) => appointmentId),
    );
    const ids = new Set(cards.map(({ id }) => id));
    return [...charged.values()].filter(({ id }) => ids.has(id)).length;
  }

  /** What they are paid with has changed. The caller holds their locks. */
  async publish(tx: EntityManager, visits: readonly AppointmentProjection[]): Promise<void> {
    for (const visit of visits) await this.statuses.publish(tx, visit);
  }

  /** Counts the visits that these cards would be charged for, by card. Visible to any user who may see the card. */
  async listCounts(cardIds: readonly string[]): Promise<Map<string, number>> {
    const { manager } = this.dataSource;
    const cards = await manager.findBy(SavedCard, { id: In([...cardIds]) });
    const charged = await this.cards.listForAppointments(
      manager,
      await this.deletions.listUnpaidVisits(manager, cards),
    );
    const counts = new Map<string, number>();
    for (const { id } of charged.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }
}
