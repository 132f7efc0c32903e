import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Visitor } from './visitor.js';

/** An occupied time range of a practice; its id is that of its hold, visit, event or calendar entry. */
export interface Occupancy {
  readonly id: string;
  readonly practiceId: string;
  /** `event` is a group event; `external` is what another calendar of the practitioner holds. */
  readonly kind: 'hold' | 'appointment' | 'event' | 'personal' | 'external';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Gap that it keeps behind it, minutes. */
  readonly bufferMinutes: number;
  /** From then on the time is free, whether or not the row is still there. */
  readonly expiresAt: Date | null;
  /** Who keeps it, as long as it may lapse. */
  readonly keptBy?: Visitor;
}

/** A stretch of another calendar. */
export type ExternalTime = Pick<Occupancy, 'id' | 'startsAt' | 'endsAt'>;

const MAX_EXTERNAL = 2_000;

/** Busy time of one practice, epoch milliseconds `[start, end, start, end, …]`. */
export type BusyRanges = number[];

/**
 * One notion of busy per practice, which the constraint `occupancies_apart` enforces.
 *
 * Locks: a transaction that needs both locks the appointment or hold first and its occupancy afterwards; several of
 * either in the order of their ids.
 */
@Injectable()
export class OccupanciesRepository {
  /**
   * Takes the time, waiting for concurrent transactions that are taking it.
   * @returns false when it is taken
   */
  async take(tx: EntityManager, occupancy: Occupancy): Promise<boolean> {
    const rows = await tx.query(`${INSERT} ON CONFLICT DO NOTHING RETURNING 1`, insertParameters(occupancy, false));
    return rows.length > 0;
  }

  /** Takes the time even if it is taken: for a pro who overlaps on purpose, or after a change of a zone's rules. */
  async takeAnyway(tx: EntityManager, occupancy: Occupancy): Promise<void> {
    if (await this.take(tx, occupancy)) return;
    await tx.query(INSERT, insertParameters(occupancy, true));
  }

  /** Turns a hold into its appointment. @returns false if the time of the hold was taken by another client */
  async turnIntoAppointment(
    tx: EntityManager,
    { holdId, id, expiresAt }: { holdId: string; id: string; expiresAt: Date | null },
  ): Promise<boolean> {
    const [, count] = await tx.query(
      `UPDATE occupancies SET id = $3, kind = 'appointment', expires_at = $2,
         kept_by = CASE WHEN $2::timestamptz IS NOT NULL THEN kept_by END,
         kept_from = CASE WHEN $2::timestamptz IS NOT NULL THEN kept_from END
       WHERE id = $1 AND kind = 'hold'`,
      [holdId, expiresAt, id],
    );
    return count > 0;
  }

  /** Makes the occupancy permanent. @returns false if its time was taken by another client */
  async keep(tx: EntityManager, id: string): Promise<boolean> {
    const [, count] = await tx.query(
      'UPDATE occupancies SET expires_at = NULL, kept_by = NULL, kept_from = NULL WHERE id = $1',
      [id],
    );
    return count > 0;
  }

  async release(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM occupancies WHERE id = ANY($1::uuid[])', [ids]);
  }

  /** Gives time up that is to be taken elsewhere. @returns what was taken, in the order of ids */
  async giveUp(tx: EntityManager, ids: readonly string[]): Promise<Occupancy[]> {
    const [rows]: [Occupancy[], number] = await tx.query(
      `DELETE FROM occupancies WHERE id = ANY($1::uuid[])
       RETURNING id, practice_id AS "practiceId", kind, starts_at AS "startsAt", ends_at AS "endsAt",
         expires_at AS "expiresAt", extract(epoch FROM upper(during) - ends_at)::integer / 60 AS "bufferMinutes"`,
      [ids],
    );
    return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  /** Gives up all that calendars elsewhere hold. */
  async releaseCalendars(tx: EntityManager, calendarIds: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM occupancies WHERE calendar_id = ANY($1::uuid[])', [calendarIds]);
  }

  /**
   * Makes a calendar hold exactly these times, also where the time is taken. Times that it holds already are unchanged;
   * a changed time has another id. The caller has locked the practice.
   */
  async setCalendar(
    tx: EntityManager,
    { calendarId, practiceId, bufferMinutes }: { calendarId: string; practiceId: string; bufferMinutes: number },
    times: readonly ExternalTime[],
  ): Promise<void> {
    const ids = times.map(({ id }) => id);
    await tx.query('DELETE FROM occupancies WHERE calendar_id = $1 AND NOT id = ANY($2::uuid[])', [calendarId, ids]);
    const starts = times.map(({ startsAt }) => startsAt);
    const ends = times.map(({ endsAt }) => endsAt);
    const parameters = [ids, starts, ends, practiceId, calendarId, bufferMinutes];
    // Times without conflicts are inserted like any other occupancy, the others as overlapping.
    await tx.query(insertExternal(false), parameters);
    await tx.query(insertExternal(true), parameters);
  }

  /** Lapsed occupancies that stand in the way of another; nothing is locked. */
  async listLapsed(tx: EntityManager, wanted: Occupancy, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM occupancies
       WHERE practice_id = $1 AND NOT overlap_allowed AND expires_at <= $5
         AND during && tstzrange($2::timestamptz, $3::timestamptz + make_interval(mins => $4))
       ORDER BY id`,
      [wanted.practiceId, wanted.startsAt, wanted.endsAt, wanted.bufferMinutes, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Of these, removes the ones that are lapsed now that they are locked. @returns their ids */
  async removeLapsed(tx: EntityManager, ids: readonly string[], now: Date): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `DELETE FROM occupancies WHERE id IN (
         SELECT id FROM occupancies WHERE id = ANY($1::uuid[]) AND expires_at <= $2 ORDER BY id FOR UPDATE
       ) RETURNING id`,
      [ids, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Lists the starts of held slots between two instants that are not booked yet. */
  async listKept(
    tx: EntityManager,
    practiceId: string,
    { from, to, now }: { from: Date; to: Date; now: Date },
  ): Promise<Date[]> {
    const rows = await tx.query<{ starts_at: Date }[]>(
      `SELECT starts_at FROM occupancies
       WHERE practice_id = $1 AND NOT overlap_allowed AND during && tstzrange($2, $3)
         AND kind = 'hold' AND expires_at > $4 AND starts_at < $3 AND ends_at > $2
       ORDER BY starts_at`,
      [practiceId, from, to, now],
    );
    return rows.map((row) => row.starts_at);
  }

  /** What other calendars of a practitioner hold in a range, soonest first. */
  async listExternal(tx: EntityManager, practiceId: string, from: Date, to: Date): Promise<ExternalTime[]> {
    return tx.query(
      `SELECT id, starts_at AS "startsAt", ends_at AS "endsAt" FROM occupancies
       WHERE practice_id = $1 AND kind = 'external' AND starts_at < $3 AND ends_at > $2
       ORDER BY starts_at, id LIMIT ${MAX_EXTERNAL}`,
      [practiceId, from, to],
    );
  }

  /**
   * What is busy between two instants, by practice and sorted by start; lapsed time is free.
   * @param except whose time counts as free
   */
  async listBusy(
    tx: EntityManager,
    practiceIds: readonly string[],
    { from, to, now, except }: { from: Date; to: Date; now: Date; except?: string },
  ): Promise<Map<string, BusyRanges>> {
    const rows: { practice_id: string; starts_at: Date; ends_at: Date }[] = await tx.query(
      `SELECT practice_id, starts_at, ends_at FROM occupancies
       WHERE practice_id = ANY($1::uuid[]) AND NOT overlap_allowed AND during && tstzrange($2, $3)
         AND (expires_at IS NULL OR expires_at > $4) AND id IS DISTINCT FROM $5::uuid
       UNION ALL
       SELECT practice_id, starts_at, ends_at FROM occupancies
       WHERE practice_id = ANY($1::uuid[]) AND overlap_allowed AND during && tstzrange($2, $3)
         AND id IS DISTINCT FROM $5::uuid
       ORDER BY starts_at`,
      [practiceIds, from, to, now, except ?? null],
    );
    const busy = new Map<string, BusyRanges>(practiceIds.map((id) => [id, []]));
    for (const row of rows) busy.get(row.practice_id)?.push(row.starts_at.getTime(), row.ends_at.getTime());
    return busy;
  }

  /**
   * Changes the gap behind everything to come. Where two visits are closer together than the new buffer the gap ends
   * where the next starts, so that no row conflicts: first all shrink to their visits, then they grow again.
   * The caller has locked the practice, so that no time is taken with the old buffer meanwhile.
   */
  async applyBuffer(tx: EntityManager, practiceId: string, bufferMinutes: number, now: Date): Promise<void> {
    const coming = `practice_id = $1 AND NOT overlap_allowed AND during && tstzrange($2, NULL)`;
    await tx.query(`UPDATE occupancies SET during = tstzrange(starts_at, ends_at) WHERE ${coming}`, [practiceId, now]);
    await tx.query(
      `UPDATE occupancies SET during = tstzrange(starts_at, coming.until)
       FROM (
         SELECT id, least(ends_at + make_interval(mins => $3), lead(starts_at) OVER (ORDER BY starts_at)) AS until
         FROM occupancies WHERE ${coming}
       ) coming WHERE occupancies.id = coming.id`,
      [practiceId, now, bufferMinutes],
    );
  }
}

const INSERT = `
  INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, expires_at, overlap_allowed,
    kept_by, kept_from)
  VALUES ($1, $2, $3, $4::timestamptz, $5::timestamptz,
    tstzrange($4::timestamptz, $5::timestamptz + make_interval(mins => $6)), $7, $8, $9, $10)`;

const insertExternal = (overlapAllowed: boolean) => `
  INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, overlap_allowed, calendar_id)
  SELECT id, $4::uuid, 'external', starts_at, ends_at,
    tstzrange(starts_at, ends_at + make_interval(mins => $6::integer)), ${overlapAllowed}, $5::uuid
  FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS times (id, starts_at, ends_at)
  WHERE NOT EXISTS (SELECT 1 FROM occupancies present WHERE present.id = times.id)
  ON CONFLICT DO NOTHING`;

function insertParameters(occupancy: Occupancy, overlapAllowed: boolean): unknown[] {
  const { id, practiceId, kind, startsAt, endsAt, bufferMinutes, expiresAt, keptBy } = occupancy;
  const keeper = [keptBy?.userId ?? null, keptBy?.addressDigest ?? null];
  return [id, practiceId, kind, startsAt, endsAt, bufferMinutes, expiresAt, overlapAllowed, ...keeper];
}
