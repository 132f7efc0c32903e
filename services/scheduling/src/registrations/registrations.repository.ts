import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { Visitor } from '../occupancies/visitor.js';
import type { StartedPlaces } from './place-limits.policy.js';
import { Registration } from './registration.entity.js';

const MAX_LISTED = 5_000;

/** Locks: the event first, then its registrations in the order of their ids. */
@Injectable()
export class RegistrationsRepository {
  async insert(tx: EntityManager, registration: Registration): Promise<void> {
    await tx.insert(Registration, registration as never);
  }

  async save(tx: EntityManager, registration: Registration): Promise<void> {
    await tx.update(Registration, { id: registration.id }, registration as never);
  }

  find(tx: EntityManager, id: string): Promise<Registration | null> {
    return tx.findOneBy(Registration, { id });
  }

  findForUpdate(tx: EntityManager, id: string): Promise<Registration | null> {
    return tx.findOne(Registration, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** By either of its tokens: who may use which is for the policy to say. */
  findByToken(tx: EntityManager, token: string): Promise<Registration | null> {
    const digest = hashToken(token);
    return tx.findOneBy(Registration, [{ tokenDigest: digest }, { practiceTokenDigest: digest }]);
  }

  findByRequest(tx: EntityManager, eventId: string, requestId: string): Promise<Registration | null> {
    return tx.findOneBy(Registration, { eventId, requestId });
  }

  /** Those that may still take a place for people at an address. */
  listLiveAt(tx: EntityManager, eventId: string, email: string): Promise<Registration[]> {
    return tx.find(Registration, {
      where: { eventId, email, state: In(['awaiting_payment', 'booked']) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Those that may still take a place for a contact, by its record or its address, where it has one. */
  listLiveOf(tx: EntityManager, eventId: string, clientId: string, email: string): Promise<Registration[]> {
    const live = { eventId, state: In(['awaiting_payment', 'booked']) };
    return tx.find(Registration, {
      where: [{ ...live, clientId }, ...(email ? [{ ...live, email }] : [])],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The newest of a contact, those that count before all others. */
  findOfClient(tx: EntityManager, eventId: string, clientId: string): Promise<Registration | null> {
    return tx
      .createQueryBuilder(Registration, 'r')
      .where('r.eventId = :eventId AND r.clientId = :clientId', { eventId, clientId })
      .orderBy(`CASE WHEN r.state = 'booked' THEN 0 WHEN r.state = 'awaiting_payment' THEN 1 ELSE 2 END`)
      .addOrderBy('r.createdAt', 'DESC')
      .getOne();
  }

  listByIds(tx: EntityManager, ids: readonly string[]): Promise<Registration[]> {
    return tx.findBy(Registration, { id: In([...ids]) });
  }

  listLiveForUpdate(tx: EntityManager, eventId: string): Promise<Registration[]> {
    return tx.find(Registration, {
      where: { eventId, state: In(['awaiting_payment', 'booked']) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Those that take a place in some events, in the order in which they were made. */
  listTaken(tx: EntityManager, eventIds: readonly string[], now: Date): Promise<Registration[]> {
    return tx
      .createQueryBuilder(Registration, 'r')
      .where('r.eventId = ANY(:eventIds)', { eventIds })
      .andWhere(`(r.state = 'booked' OR (r.state = 'awaiting_payment' AND r.paymentDueBy > :now))`, { now })
      .orderBy('r.createdAt')
      .addOrderBy('r.id')
      .take(MAX_LISTED)
      .getMany();
  }

  /** Places taken in each of some events; what lapsed takes none, whether or not the job came by. */
  async countTaken(tx: EntityManager, eventIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const rows: { id: string; count: number }[] = await tx.query(
      `SELECT event_id AS id, count(*)::integer AS count FROM registrations
       WHERE event_id = ANY($1::uuid[]) AND (state = 'booked' OR (state = 'awaiting_payment' AND payment_due_by > $2))
       GROUP BY event_id`,
      [eventIds, now],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Places that a visitor has started to take in an event; the caller holds the event's lock. */
  async countStarted(
    tx: EntityManager,
    eventId: string,
    { userId, addressDigest }: Visitor,
    now: Date,
  ): Promise<StartedPlaces> {
    const [row] = await tx.query<StartedPlaces[]>(
      `SELECT count(*) FILTER (WHERE user_id = $3)::integer AS "ofAccount",
         count(*) FILTER (WHERE kept_from = $4)::integer AS "fromAddress"
       FROM registrations
       WHERE event_id = $1 AND kept_until > $2 AND state IN ('awaiting_payment', 'booked')`,
      [eventId, now, userId, addressDigest],
    );
    return row!;
  }

  /**
   * How many places under an e-mail address wait for their payment at a practice. Those who ask for the same address
   * take turns until the transaction ends; the lock of an event comes before.
   */
  async countUnpaid(tx: EntityManager, practiceId: string, email: string, now: Date): Promise<number> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`places:${practiceId}:${email}`]);
    const [row] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM registrations
       WHERE practice_id = $1 AND email = $2 AND state = 'awaiting_payment' AND payment_due_by > $3`,
      [practiceId, email, now],
    );
    return row!.count;
  }

  /** From where a place was asked for is nothing to keep for longer than it counts. */
  async forgetStarts(tx: EntityManager, by: Date): Promise<void> {
    await tx.query('UPDATE registrations SET kept_from = NULL, kept_until = NULL WHERE kept_until <= $1', [by]);
  }

  /** Some that were not paid for by then. */
  async listUnpaidIds(tx: EntityManager, by: Date): Promise<{ id: string; eventId: string }[]> {
    return tx.query(
      `SELECT id, event_id AS "eventId" FROM registrations
       WHERE state = 'awaiting_payment' AND payment_due_by <= $1 ORDER BY id LIMIT 100`,
      [by],
    );
  }
}
