import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Why two records may be of one person. */
export type DuplicateReason = 'same_email' | 'same_phone' | 'same_name';

/** Two records that may be of one person. */
export interface PossiblePair {
  readonly clientId: string;
  readonly otherId: string;
  readonly reason: DuplicateReason;
}

interface PairRow extends PossiblePair {
  readonly total: number;
}

const NAME = (of: string) => `lower(${of}.first_name || ' ' || ${of}.last_name)`;
const SIMILAR = (field: string) => `similarity(lower(one.${field}), lower(two.${field})) >= 0.4`;

/** A number alone says nothing, families share it: last names that are alike, and first names that are, or begin so. */
const SIMILAR_NAMES = `one.first_name <> '' AND two.first_name <> ''
  AND (one.last_name = '' OR two.last_name = '' OR ${SIMILAR('last_name')})
  AND (left(lower(one.first_name), 3) = left(lower(two.first_name), 3) OR ${SIMILAR('first_name')})`;

/** One name alone says nothing where each has an address and a number of their own. */
const SAME_NAME = `${NAME('one')} = ${NAME('two')} AND one.first_name <> '' AND one.last_name <> ''
  AND (one.email IS NULL OR two.email IS NULL) AND (one.phone IS NULL OR two.phone IS NULL OR one.phone = two.phone)`;

const OF_PRACTICE = 'FROM clients WHERE practice_id = $1 AND deleted_at IS NULL';

/**
 * What two records have in common, and which records of a practice can have that in common with another: few, found by an
 * index, so that not each of them is compared. Two people may share an address: then their names have to be similar.
 */
const REASONS: readonly { reason: DuplicateReason; is: string; shared: string }[] = [
  {
    reason: 'same_email',
    is: `one.email_key = two.email_key AND (one.email <> two.email OR (${SIMILAR_NAMES}))`,
    shared: `one.email_key IN (SELECT email_key ${OF_PRACTICE} AND email <> email_key
      UNION ALL SELECT email_key ${OF_PRACTICE} AND email IS NOT NULL GROUP BY email, email_key HAVING count(*) > 1)`,
  },
  {
    reason: 'same_phone',
    is: `one.phone = two.phone AND ${SIMILAR_NAMES}`,
    shared: `one.phone IN (SELECT phone ${OF_PRACTICE} GROUP BY phone HAVING count(*) > 1)`,
  },
  {
    reason: 'same_name',
    is: SAME_NAME,
    shared: `${NAME('one')} IN (SELECT ${NAME('clients')} ${OF_PRACTICE} AND email IS NULL)`,
  },
];

/**
 * @param which condition on `one` and `two` that lets each pair come once
 * @param compared condition on `one` of those that are compared at all, by reason
 */
const pairs = (which: string, compared: (reason: { shared: string }) => string): string => `
  SELECT DISTINCT ON (client_id, other_id) client_id, other_id, rank, latest FROM (
    ${REASONS.map(
      (reason, rank) => `SELECT one.id AS client_id, two.id AS other_id, ${rank} AS rank,
        greatest(one.created_at, two.created_at) AS latest
      FROM clients one JOIN clients two ON two.practice_id = one.practice_id AND two.deleted_at IS NULL
        AND ${reason.is}
      WHERE one.practice_id = $1 AND one.deleted_at IS NULL AND ${compared(reason)} AND ${which}`,
    ).join(' UNION ALL ')}
  ) found WHERE NOT EXISTS (
    SELECT FROM duplicate_dismissals dismissed
    WHERE dismissed.client_id = least(found.client_id, found.other_id)
      AND dismissed.other_client_id = greatest(found.client_id, found.other_id)
  ) ORDER BY client_id, other_id, rank`;

const COLUMNS = `client_id AS "clientId", other_id AS "otherId",
  (ARRAY[${REASONS.map(({ reason }) => `'${reason}'`).join(', ')}])[rank + 1] AS reason`;

/** The newer record first: the older one is what people keep. */
const NEWER_FIRST = '(two.created_at, two.id) < (one.created_at, one.id)';

@Injectable()
export class DuplicatesRepository {
  /** A page of a practice's pairs, the most likely ones first. */
  async listPage(
    tx: EntityManager,
    practiceId: string,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ pairs: PossiblePair[]; totalCount: number }> {
    const rows = await tx.query<(PairRow | { total: number; clientId: null })[]>(
      `WITH pairs AS MATERIALIZED (${pairs(NEWER_FIRST, ({ shared }) => shared)}),
       page AS (SELECT * FROM pairs ORDER BY rank, latest DESC, client_id, other_id LIMIT $2 OFFSET $3)
       SELECT counted.total, ${COLUMNS} FROM (SELECT count(*)::int AS total FROM pairs) counted LEFT JOIN page ON true
       ORDER BY rank, latest DESC, client_id, other_id`,
      [practiceId, limit, offset],
    );
    const found = rows.flatMap((row) => (row.clientId === null ? [] : [row]));
    return { pairs: found, totalCount: rows[0]?.total ?? 0 };
  }

  /** Lists possible duplicates of these contacts. */
  async listOf(tx: EntityManager, practiceId: string, clientIds: readonly string[]): Promise<PossiblePair[]> {
    return tx.query<PossiblePair[]>(
      `SELECT ${COLUMNS} FROM (${pairs('two.id <> one.id', () => 'one.id = any($2)')}) pairs ORDER BY rank, latest DESC, other_id`,
      [practiceId, clientIds],
    );
  }

  /** They are two people. Saying so again changes nothing. */
  async dismiss(tx: EntityManager, practiceId: string, ids: readonly [string, string], now: Date): Promise<void> {
    const [first, second] = ids.toSorted();
    await tx.query(
      `INSERT INTO duplicate_dismissals (practice_id, client_id, other_client_id, dismissed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [practiceId, first, second, now],
    );
  }
}
