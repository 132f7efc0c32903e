import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LapsesService } from '../appointments/lapses.service.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { type Occupancy, OccupanciesRepository } from '../occupancies/occupancies.repository.js';

/** How an event takes the practitioner's time. */
export interface EventTiming {
  /** Gap of the practice behind it. */
  readonly bufferMinutes: number;
  /** The practitioner wants it also where there is something at its time. */
  readonly allowOverlap: boolean;
  readonly now: Date;
}

/** The practitioner's time that group events and personal ones take. Locks: practice, then event, then occupancy. */
@Injectable()
export class EventTimeService {
  constructor(
    private readonly catalogs: CatalogProjectionRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly lapses: LapsesService,
  ) {}

  /**
   * Keeps bookings of the practice out until the transaction ends: the constraint does not check intended overlaps of
   * an event, so a booking must not read the free times and take one during this transaction.
   */
  lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    return this.catalogs.lockPractice(tx, practiceId);
  }

  /** Takes the event's time, instead of what it took before. */
  async take(tx: EntityManager, event: Omit<Occupancy, 'expiresAt' | 'keptBy'>, now: Date): Promise<void> {
    const { id, practiceId, kind, startsAt, endsAt, bufferMinutes } = event;
    await this.occupancies.giveUp(tx, [id]);
    const wanted = { id, practiceId, kind, startsAt, endsAt, bufferMinutes, expiresAt: null };
    if (!(await this.lapses.take(tx, wanted, now))) await this.occupancies.takeAnyway(tx, wanted);
  }

  async release(tx: EntityManager, event: { id: string }): Promise<void> {
    await this.occupancies.release(tx, [event.id]);
  }
}
