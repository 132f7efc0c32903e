import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BookableEvent } from './bookable-event.entity.js';

const MAX_EVENT_MS = 32 * 86_400_000;
const MAX_LISTED = 2_000;

@Injectable()
export class BookableEventsRepository {
  async insert(tx: EntityManager, event: BookableEvent): Promise<void> {
    await tx.insert(BookableEvent, event as never);
  }

  async save(tx: EntityManager, event: BookableEvent): Promise<void> {
    await tx.update(BookableEvent, { id: event.id }, event as never);
  }

  find(tx: EntityManager, id: string): Promise<BookableEvent | null> {
    return tx.findOneBy(BookableEvent, { id });
  }

  /** Locks the event. Required for counting, taking and releasing places. */
  findForUpdate(tx: EntityManager, id: string): Promise<BookableEvent | null> {
    return tx.findOne(BookableEvent, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  listByIds(tx: EntityManager, ids: readonly string[]): Promise<BookableEvent[]> {
    return tx.findBy(BookableEvent, { id: In([...ids]) });
  }

  /** What a practice holds in a range. */
  listOfPractice(tx: EntityManager, practiceId: string, from: Date, to: Date): Promise<BookableEvent[]> {
    // The lower bound of the start lets the index of (practice, start) answer.
    const earliest = new Date(from.getTime() - MAX_EVENT_MS);
    return tx
      .createQueryBuilder(BookableEvent, 'e')
      .where('e.practiceId = :practiceId AND e.startsAt > :earliest', { practiceId, earliest })
      .andWhere('e.startsAt < :to AND e.endsAt > :from AND e.cancelledAt IS NULL', { from, to })
      .orderBy('e.startsAt')
      .addOrderBy('e.id')
      .take(MAX_LISTED)
      .getMany();
  }

  /** The next events of each practice or kind that have not started, soonest first. @param after only those after this event */
  async listComing(
    tx: EntityManager,
    by: 'practice_id' | 'event_type_id',
    ids: readonly string[],
    { now, first, after = null }: { now: Date; first: number; after?: string | null },
  ): Promise<BookableEvent[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT coming.id FROM unnest($1::uuid[]) AS asked (key) CROSS JOIN LATERAL (
         SELECT id, starts_at FROM bookable_events
         WHERE ${by} = asked.key AND starts_at > $2 AND cancelled_at IS NULL
           AND ($4::uuid IS NULL OR (starts_at, id) > (SELECT starts_at, id FROM bookable_events WHERE id = $4))
         ORDER BY starts_at, id LIMIT $3
       ) coming`,
      [ids, now, first, after],
    );
    const events = await this.listByIds(
      tx,
      rows.map(({ id }) => id),
    );
    return events.sort(
      (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  }

  /** How many of each kind were scheduled and not cancelled. */
  async countByType(tx: EntityManager, typeIds: readonly string[]): Promise<Map<string, number>> {
    const rows: { id: string; count: number }[] = await tx.query(
      `SELECT event_type_id AS id, count(*)::integer AS count FROM bookable_events
       WHERE event_type_id = ANY($1::uuid[]) AND cancelled_at IS NULL GROUP BY event_type_id`,
      [typeIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Events to come or under way, in the order of their ids. */
  listUnfinished(tx: EntityManager, now: Date): Promise<BookableEvent[]> {
    return tx
      .createQueryBuilder(BookableEvent, 'e')
      .where('e.endsAt > :now AND e.cancelledAt IS NULL', { now })
      .orderBy('e.id')
      .getMany();
  }
}
