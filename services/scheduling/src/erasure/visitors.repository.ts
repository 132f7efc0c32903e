import { Injectable } from '@nestjs/common';
import { ERASED_FIRST_NAME, ERASED_LAST_NAME, type Person } from '@yarrow/kit/erasure/person';
import type { EntityManager } from 'typeorm';

/** Whose visits. */
export interface Visitor {
  readonly userId: string | null;
  readonly clientIds: readonly string[];
}

const VISIT_TABLES = ['appointments', 'registrations'] as const;

const COUNT_AHEAD = `
  SELECT (
    SELECT count(*) FROM appointments WHERE (client_id = any($1) OR user_id = $2) AND ends_at > $3
      AND (state = 'approved' OR (state = 'pending' AND starts_at > $3)
        OR (state = 'awaiting_payment' AND payment_due_by > $3))
  ) + (
    SELECT count(*) FROM registrations JOIN bookable_events event ON event.id = registrations.event_id
    WHERE (client_id = any($1) OR user_id = $2) AND event.ends_at > $3
      AND (registrations.state = 'booked' OR (registrations.state = 'awaiting_payment' AND payment_due_by > $3))
  ) AS visits`;

/** A session is used while a visit takes it, as in `OpenPackagesRepository`. */
const COUNT_SESSIONS_LEFT = `
  SELECT coalesce(sum(greatest(number_of_sessions - (
    SELECT count(*) FROM appointments WHERE package_id = packages.id AND NOT package_session_returned
  ), 0)), 0) AS sessions
  FROM open_packages packages WHERE client_id = any($1) AND NOT refunded`;

/** What scheduling keeps of the people who come. */
@Injectable()
export class VisitorsRepository {
  /** Visits that stand and have not ended. */
  async countAhead(tx: EntityManager, { clientIds, userId }: Visitor, now: Date): Promise<number> {
    const [row] = await tx.query<{ visits: string }[]>(COUNT_AHEAD, [clientIds, userId, now]);
    return Number(row?.visits ?? 0);
  }

  /** Sessions of the contacts' packages that no visit takes. */
  async countSessionsLeft(tx: EntityManager, clientIds: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ sessions: string }[]>(COUNT_SESSIONS_LEFT, [clientIds]);
    return Number(row?.sessions ?? 0);
  }

  /** Records that were merged into these contacts. */
  async listMergedInto(tx: EntityManager, clientIds: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      'SELECT client_id AS id FROM client_projections WHERE merged_into = any($1)',
      [clientIds],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * When, where and for how much stays: the practice's records of its visits. Where a practice erases its contact, a visit
   * stays in the account that booked it. @returns ids of the visits
   */
  async eraseVisits(tx: EntityManager, { subjectIds, practiceId }: Person): Promise<string[]> {
    const ids: string[] = [];
    for (const table of VISIT_TABLES) {
      const notes =
        table === 'appointments'
          ? `, client_note = '', practitioner_note = '', note_text = NULL, noted_at = NULL, announced = NULL`
          : '';
      const [rows] = await tx.query<[{ id: string }[], number]>(
        `UPDATE ${table} SET first_name = $2, last_name = $3, email = '', phone = '',
           user_id = CASE WHEN $4::boolean THEN user_id END, version = version + 1 ${notes}
         WHERE client_id = any($1) RETURNING id`,
        [subjectIds, ERASED_FIRST_NAME, ERASED_LAST_NAME, practiceId !== undefined],
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  /** Unlinks erased accounts from visits; a visit booked for another person keeps that person's details. */
  async unlinkAccounts(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    for (const table of [...VISIT_TABLES, 'open_packages', 'slot_holds']) {
      await tx.query(`UPDATE ${table} SET user_id = NULL WHERE user_id = any($1)`, [subjectIds]);
    }
  }

  async eraseProjections(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    await tx.query(
      `UPDATE client_projections SET email = '', phone = '', user_id = NULL, custom_prices = '[]', deleted = true,
         first_name = '', last_name = '', time_zone = ''
       WHERE client_id = any($1)`,
      [subjectIds],
    );
    await tx.query('UPDATE client_projections SET user_id = NULL WHERE user_id = any($1)', [subjectIds]);
    await tx.query('DELETE FROM user_projections WHERE user_id = any($1)', [subjectIds]);
  }
}
