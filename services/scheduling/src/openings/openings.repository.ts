import { Injectable } from '@nestjs/common';
import type { SnapshotRange } from '@yarrow/kit/republish/snapshots';
import type { EntityManager } from 'typeorm';
import type { BusyRanges } from '../occupancies/occupancies.repository.js';

/** What was published of a practice last. */
export interface KnownOpenings {
  /** SHA-256 of what was published: enough to see that something is different. */
  readonly digest: Buffer;
  readonly version: number;
}

/** A row to be written. */
export interface ComputedOpenings extends KnownOpenings {
  readonly practiceId: string;
  readonly computedAt: Date;
  readonly validUntil: Date;
}

/** When a mark is taken: some seconds after the last one of its practice, or when the first has waited long enough. */
export interface Patience {
  readonly quietMs: number;
  readonly maxWaitMs: number;
}

/** Everything for many practices at once: no query is made for a single one. */
@Injectable()
export class OpeningsRepository {
  /**
   * Takes practices whose free time changed. Their marks go in this transaction; what it reads afterwards has the
   * changes of all of them.
   */
  async takeMarked(tx: EntityManager, { quietMs, maxWaitMs }: Patience, limit: number): Promise<string[]> {
    const [rows]: [{ practice_id: string }[], number] = await tx.query(
      `WITH due AS (
         SELECT practice_id, max(seq) AS seq FROM openings_due GROUP BY practice_id
         HAVING max(marked_at) <= clock_timestamp() - $1 * interval '1 millisecond'
           OR min(marked_at) <= clock_timestamp() - $2 * interval '1 millisecond'
         ORDER BY min(seq) LIMIT $3
       )
       DELETE FROM openings_due USING due
       WHERE openings_due.practice_id = due.practice_id AND openings_due.seq <= due.seq
       RETURNING openings_due.practice_id`,
      [quietMs, maxWaitMs, limit],
    );
    return [...new Set(rows.map(({ practice_id: id }) => id))];
  }

  /** Practices whose openings are no longer true because time has passed. */
  async listOutdated(tx: EntityManager, now: Date, limit: number): Promise<string[]> {
    const rows: { practice_id: string }[] = await tx.query(
      'SELECT practice_id FROM openings WHERE valid_until <= $1 ORDER BY valid_until LIMIT $2',
      [now, limit],
    );
    return rows.map(({ practice_id: id }) => id);
  }

  /** What was published of each, locked in the order of ids. */
  async listKnownForUpdate(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, KnownOpenings>> {
    const rows: { practice_id: string; digest: Buffer; version: string }[] = await tx.query(
      `SELECT practice_id, digest, version FROM openings
       WHERE practice_id = ANY($1::uuid[]) ORDER BY practice_id FOR UPDATE`,
      [practiceIds],
    );
    return new Map(rows.map(({ practice_id: id, digest, version }) => [id, { digest, version: Number(version) }]));
  }

  /** @returns the practices, in the order of their ids */
  async forget(tx: EntityManager, { practiceId, after, limit }: SnapshotRange): Promise<string[]> {
    const rows: { practice_id: string }[] = await tx.query(
      `WITH next AS (
         SELECT practice_id FROM openings
         WHERE ($1::uuid IS NULL OR practice_id = $1) AND ($2::uuid IS NULL OR practice_id > $2)
         ORDER BY practice_id LIMIT $3 FOR UPDATE
       ), marked AS (
         INSERT INTO openings_due (practice_id) SELECT practice_id FROM next
       ), forgotten AS (
         UPDATE openings SET digest = '' FROM next WHERE openings.practice_id = next.practice_id
       )
       SELECT practice_id FROM next ORDER BY practice_id`,
      [practiceId ?? null, after ?? null, limit],
    );
    return rows.map(({ practice_id: id }) => id);
  }

  /** Busy time of many practices, without times that are only kept. */
  async listBusy(
    tx: EntityManager,
    practiceIds: readonly string[],
    { from, to, now }: { from: Date; to: Date; now: Date },
  ): Promise<Map<string, BusyRanges>> {
    const busy = (overlapping: string) => `
      SELECT practice_id, starts_at, ends_at FROM occupancies
      WHERE practice_id = ANY($1::uuid[]) AND ${overlapping} AND during && tstzrange($2, $3)
        AND kind <> 'hold' AND (expires_at IS NULL OR expires_at > $4)`;
    const rows: { practice_id: string; bounds: number[] }[] = await tx.query(
      `SELECT practice_id, array_agg(bound ORDER BY starts_at, ends_at, bound) AS bounds
       FROM (${busy('NOT overlap_allowed')} UNION ALL ${busy('overlap_allowed')}) taken,
         unnest(ARRAY[extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000]::float8[]) bound
       GROUP BY practice_id`,
      [practiceIds, from, to, now],
    );
    return new Map(rows.map(({ practice_id: id, bounds }) => [id, bounds]));
  }

  async save(tx: EntityManager, computed: readonly ComputedOpenings[]): Promise<void> {
    await tx.query(
      `INSERT INTO openings AS known (practice_id, digest, computed_at, valid_until, version)
       SELECT * FROM unnest($1::uuid[], $2::bytea[], $3::timestamptz[], $4::timestamptz[], $5::bigint[])
       ON CONFLICT (practice_id) DO UPDATE SET digest = excluded.digest, computed_at = excluded.computed_at,
         valid_until = excluded.valid_until, version = excluded.version
       WHERE known.version <= excluded.version`,
      [
        computed.map(({ practiceId }) => practiceId),
        computed.map(({ digest }) => digest),
        computed.map(({ computedAt }) => computedAt),
        computed.map(({ validUntil }) => validUntil),
        computed.map(({ version }) => version),
      ],
    );
  }
}
