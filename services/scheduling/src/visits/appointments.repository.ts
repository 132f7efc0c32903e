import { Injectable } from '@nestjs/common';
import { Brackets, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { Appointment } from './appointment.entity.js';

export const MAX_LISTED = 500;
const MAX_CALENDAR_ENTRIES = 2_000;
const MAX_VISIT_MS = 7 * 86_400_000;

/** Whose appointments a list is about: an account and the contacts that stand for it, or contacts of one practice. */
export interface ListedClients {
  readonly userId?: string;
  readonly clientIds: readonly string[];
  /** Only those of this practice. */
  readonly practiceId?: string;
}

/** A part of a list: so many rows after so many. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

@Injectable()
export class AppointmentsRepository {
  async insert(tx: EntityManager, appointment: Appointment): Promise<void> {
    await tx.insert(Appointment, appointment as never);
  }

  async save(tx: EntityManager, appointment: Appointment): Promise<void> {
    await tx.update(Appointment, { id: appointment.id }, appointment as never);
  }

  find(tx: EntityManager, id: string): Promise<Appointment | null> {
    return tx.findOneBy(Appointment, { id });
  }

  findForUpdate(tx: EntityManager, id: string): Promise<Appointment | null> {
    return tx.findOne(Appointment, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** By either of its tokens: who may use which is for the policy to say. */
  findByToken(tx: EntityManager, token: string): Promise<Appointment | null> {
    const digest = hashToken(token);
    return tx.findOneBy(Appointment, [{ tokenDigest: digest }, { practiceTokenDigest: digest }]);
  }

  listByIds(tx: EntityManager, ids: readonly string[]): Promise<Appointment[]> {
    return tx.findBy(Appointment, { id: In([...ids]) });
  }

  /** In the order of their ids, which is the order of locks everywhere. */
  listForUpdate(tx: EntityManager, ids: readonly string[]): Promise<Appointment[]> {
    return tx.find(Appointment, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Whether the contact had a booking with the practice that came about. */
  async hasBooked(tx: EntityManager, practiceId: string, clientId: string): Promise<boolean> {
    return tx
      .createQueryBuilder(Appointment, 'a')
      .where('a.clientId = :clientId AND a.practiceId = :practiceId', { clientId, practiceId })
      .andWhere(`a.state NOT IN ('awaiting_payment', 'unavailable')`)
      .getExists();
  }

  /** Pending or approved ones that have not started, soonest first, and those that wait for payment. */
  listUpcoming(tx: EntityManager, clients: ListedClients, now: Date): Promise<Appointment[]> {
    return ofClients(tx, clients)
      .andWhere(`a.state IN ('awaiting_payment', 'pending', 'approved') AND a.startsAt > :now`, { now })
      .andWhere(`(a.state <> 'awaiting_payment' OR a.paymentDueBy > :now)`)
      .orderBy('a.startsAt')
      .getMany();
  }

  /** Approved ones that have started, and what was cancelled or declined; latest first. */
  listPast(tx: EntityManager, clients: ListedClients, now: Date, { limit, offset }: Page): Promise<Appointment[]> {
    // Those of one time keep their order from page to page.
    const inOrder = pastOf(tx, clients, now).orderBy('a.startsAt', 'DESC').addOrderBy('a.id', 'DESC');
    return inOrder.skip(offset).take(limit).getMany();
  }

  countPast(tx: EntityManager, clients: ListedClients, now: Date): Promise<number> {
    return pastOf(tx, clients, now).getCount();
  }

  /** Never paid for or never answered, latest first. */
  listExpired(tx: EntityManager, clients: ListedClients, now: Date): Promise<Appointment[]> {
    return ofClients(tx, clients)
      .andWhere(
        `(a.state = 'unavailable' OR (a.state = 'pending' AND a.startsAt <= :now)
          OR (a.state = 'awaiting_payment' AND a.paymentDueBy <= :now))`,
        { now },
      )
      .orderBy('a.startsAt', 'DESC')
      .getMany();
  }

  /** Service of the visit that each contact of a practice booked last, by contact. */
  async listLastBookedServices(
    tx: EntityManager,
    practiceId: string,
    clientIds: readonly string[],
  ): Promise<Map<string, string>> {
    const rows: { clientId: string; serviceId: string | null }[] = await tx.query(
      `SELECT DISTINCT ON (client_id) client_id AS "clientId",
         jsonb_path_query_first(lines, '$[*] ? (@.addOn == false).serviceId') #>> '{}' AS "serviceId"
       FROM appointments
       WHERE client_id = ANY($2::uuid[]) AND practice_id = $1 AND state IN ('pending', 'approved')
       ORDER BY client_id, created_at DESC, id`,
      [practiceId, clientIds],
    );
    return new Map(rows.flatMap(({ clientId, serviceId }) => (serviceId ? [[clientId, serviceId] as const] : [])));
  }

  /** What holds a practice's time in a range, and what its clients cancelled. */
  listOfPractice(tx: EntityManager, practiceId: string, from: Date, to: Date): Promise<Appointment[]> {
    // The lower bound of the start lets the index of (practice, start) answer; no visit is longer than a week.
    const earliest = new Date(from.getTime() - MAX_VISIT_MS);
    return tx
      .createQueryBuilder(Appointment, 'a')
      .where('a.practiceId = :practiceId AND a.startsAt > :earliest', { practiceId, earliest })
      .andWhere('a.startsAt < :to AND a.endsAt > :from', { from, to })
      .andWhere(
        `(a.state IN ('awaiting_payment', 'pending', 'approved') OR (a.state = 'cancelled' AND a.cancelledBy = 'client'))`,
      )
      .orderBy('a.startsAt')
      .take(MAX_CALENDAR_ENTRIES)
      .getMany();
  }

  listPending(tx: EntityManager, practiceId: string, now: Date): Promise<Appointment[]> {
    return tx
      .createQueryBuilder(Appointment, 'a')
      .where(`a.practiceId = :practiceId AND a.state = 'pending' AND a.startsAt > :now`, { practiceId, now })
      .orderBy('a.startsAt')
      .take(MAX_LISTED)
      .getMany();
  }

  /** Some that lapsed: not paid for by then, or a request whose start passed. */
  async listLapsedIds(tx: EntityManager, unpaidBy: Date, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `(SELECT id FROM appointments WHERE state = 'awaiting_payment' AND payment_due_by <= $1 LIMIT 100)
       UNION ALL
       (SELECT id FROM appointments WHERE state = 'pending' AND starts_at <= $2 LIMIT 100)`,
      [unpaidBy, now],
    );
    return rows.map(({ id }) => id).sort();
  }

  /** Zones in which practices have appointments to come. */
  async listComingZones(tx: EntityManager, now: Date): Promise<{ practiceId: string; timeZone: string }[]> {
    return tx.query(
      `SELECT DISTINCT practice_id AS "practiceId", time_zone AS "timeZone" FROM appointments
       WHERE state IN ('awaiting_payment', 'pending', 'approved') AND starts_at > $1 ORDER BY 1, 2`,
      [now],
    );
  }

  /** A practice's appointments to come in one zone, in the order of their ids. */
  async listComing(tx: EntityManager, practiceId: string, timeZone: string, now: Date): Promise<Appointment[]> {
    return tx
      .createQueryBuilder(Appointment, 'a')
      .where(`a.practiceId = :practiceId AND a.state IN ('awaiting_payment', 'pending', 'approved')`, { practiceId })
      .andWhere('a.startsAt > :now AND a.timeZone = :timeZone', { now, timeZone })
      .orderBy('a.id')
      .getMany();
  }
}

function pastOf(tx: EntityManager, clients: ListedClients, now: Date): SelectQueryBuilder<Appointment> {
  return ofClients(tx, clients).andWhere(
    `(a.state IN ('cancelled', 'declined') OR (a.state = 'approved' AND a.startsAt <= :now))`,
    { now },
  );
}

function ofClients(
  tx: EntityManager,
  { userId, clientIds, practiceId }: ListedClients,
): SelectQueryBuilder<Appointment> {
  const query = tx.createQueryBuilder(Appointment, 'a').where(
    new Brackets((either) => {
      either.where('a.clientId = ANY(:clientIds)', { clientIds });
      if (userId) either.orWhere('a.userId = :userId', { userId });
    }),
  );
  if (practiceId) query.andWhere('a.practiceId = :practiceId', { practiceId });
  return query.take(MAX_LISTED);
}
