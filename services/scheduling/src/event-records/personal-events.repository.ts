import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_PERSONAL_EVENT_MS } from './personal-event-times.js';
import { PersonalEvent } from './personal-event.entity.js';

const MAX_LISTED = 2_000;

@Injectable()
export class PersonalEventsRepository {
  async insert(tx: EntityManager, event: PersonalEvent): Promise<void> {
    await tx.insert(PersonalEvent, event as never);
  }

  async save(tx: EntityManager, event: PersonalEvent): Promise<void> {
    await tx.update(PersonalEvent, { id: event.id }, event as never);
  }

  find(tx: EntityManager, id: string): Promise<PersonalEvent | null> {
    return tx.findOneBy(PersonalEvent, { id });
  }

  findForUpdate(tx: EntityManager, id: string): Promise<PersonalEvent | null> {
    return tx.findOne(PersonalEvent, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those of a practice that touch a range, soonest first. */
  listOfPractice(tx: EntityManager, practiceId: string, from: Date, to: Date): Promise<PersonalEvent[]> {
    // The lower bound of the start lets the index of (practice, start) answer, however long the practice has been here.
    const earliest = new Date(from.getTime() - MAX_PERSONAL_EVENT_MS);
    return tx
      .createQueryBuilder(PersonalEvent, 'e')
      .where('e.practiceId = :practiceId AND e.startsAt >= :earliest', { practiceId, earliest })
      .andWhere('e.startsAt < :to AND e.endsAt > :from AND e.deletedAt IS NULL', { from, to })
      .orderBy('e.startsAt')
      .addOrderBy('e.id')
      .take(MAX_LISTED)
      .getMany();
  }

  /** Those to come or under way, in the order of their ids. */
  listUnfinished(tx: EntityManager, now: Date): Promise<PersonalEvent[]> {
    return tx
      .createQueryBuilder(PersonalEvent, 'e')
      .where('e.endsAt > :now AND e.deletedAt IS NULL', { now })
      .orderBy('e.id')
      .getMany();
  }
}
