import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LapsesService } from '../appointments/lapses.service.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import type { BookableEvent } from './bookable-event.entity.js';

/** The practitioner's time that events take. Locks: practice, then event, then occupancy. */
@Injectable()
export class EventTime {
  constructor(
    private readonly occupancies: OccupanciesRepository,
    private readonly lapses: LapsesService,
  ) {}

  /**
   * Keeps bookings of the practice out until the transaction ends: where an event overlaps on purpose, the constraint
   * does not see it, so that nobody may look at the free times and take one at this moment.
   */
  async lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT 1 FROM practice_copies WHERE practice_id = $1 FOR UPDATE', [practiceId]);
  }

  /** Takes the event's time, instead of what it took before. */
  async take(tx: EntityManager, event: BookableEvent, bufferMinutes: number, now: Date): Promise<void> {
    const { id, practiceId, startsAt, endsAt } = event;
    await this.occupancies.giveUp(tx, [id]);
    const wanted = { id, practiceId, startsAt, endsAt, kind: 'event' as const, bufferMinutes, expiresAt: null };
    if (!(await this.lapses.take(tx, wanted, now))) await this.occupancies.takeAnyway(tx, wanted);
  }

  async release(tx: EntityManager, event: BookableEvent): Promise<void> {
    await this.occupancies.release(tx, [event.id]);
  }
}
