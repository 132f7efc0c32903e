import type { Period } from '@yarrow/time/calendar-period';
import { Injectable } from '@nestjs/common';
import { foldText } from '@yarrow/kit/values/normal-text';
import type { EntityManager } from 'typeorm';
import type { PaymentStateFilter } from '../generated/graphql.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';

/** Which visits of a practice. */
export interface DirectoryFilter {
  practiceId: string;
  period: Period | undefined;
  state: PaymentStateFilter;
  /** Part of a client's name; empty for all. */
  search: string;
  clientId: string | null;
  now: Date;
}

/** Where a page of the directory begins: so many rows from its start, or behind the last one of the page before. */
export type PageStart = { offset: number } | { after: { startsAt: Date; id: string } };

export interface DirectoryTotals {
  count: number;
  collectedCents: number;
  /** Owed now. */
  outstandingCents: number;
}

/** `$2` is now. */
const OWED = `due_cents > 0 AND (state = 'cancelled' OR (state = 'approved' AND starts_at <= $2))`;
/** Took place, was paid for in whatever way, or costs a fee; what was charged stays when everything went back. */
const LISTED = `((state = 'approved' AND starts_at <= $2) OR charged OR collected_cents <> 0
  OR (state = 'cancelled' AND due_cents > 0))`;
const FREE = 'is_free AND collected_cents = 0';

const STATES: Readonly<Record<PaymentStateFilter, string>> = {
  all: LISTED,
  paid: `${LISTED} AND due_cents <= 0 AND NOT (${FREE})`,
  upcoming: `state = 'approved' AND starts_at > $2 AND due_cents > 0`,
  unpaid: OWED,
  free: `${LISTED} AND due_cents <= 0 AND ${FREE}`,
};

/** Lists and sums visits by what is owed and was collected of them, without opening the ledger of each. */
@Injectable()
export class DirectoryRepository {
  async findPractice(tx: EntityManager, practiceId: string): Promise<PracticeProjection | null> {
    return tx.findOneBy(PracticeProjection, { practiceId });
  }

  /** Latest first. */
  async listIds(tx: EntityManager, filter: DirectoryFilter, limit: number, start: PageStart): Promise<string[]> {
    const { where, values, param } = conditions(filter);
    // The order is that of the index: the latest visit first, of one moment by id.
    const behind = ({ startsAt, id }: { startsAt: Date; id: string }) => {
      const at = param(startsAt);
      return ` AND starts_at <= ${at} AND (starts_at < ${at} OR appointment_id > ${param(id)})`;
    };
    const from = 'after' in start ? behind(start.after) : '';
    const skipped = 'after' in start ? 0 : start.offset;
    const rows = await tx.query<{ id: string }[]>(
      `SELECT appointment_id AS id FROM appointment_projections WHERE ${where}${from}
       ORDER BY starts_at DESC, appointment_id LIMIT ${param(limit)} OFFSET ${param(skipped)}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  async sum(tx: EntityManager, filter: DirectoryFilter): Promise<DirectoryTotals> {
    const { where, values } = conditions(filter);
    const [row] = await tx.query<DirectoryTotals[]>(
      `SELECT count(*)::int AS count, coalesce(sum(collected_cents), 0)::float8 AS "collectedCents",
         coalesce(sum(due_cents) FILTER (WHERE ${OWED}), 0)::float8 AS "outstandingCents"
       FROM appointment_projections WHERE ${where}`,
      values,
    );
    return row!;
  }

  /** By contact. */
  async listNames(tx: EntityManager, clientIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await tx.query<{ id: string; name: string }[]>(
      'SELECT client_id AS id, name FROM client_projections WHERE client_id = ANY($1::uuid[])',
      [clientIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function conditions({ practiceId, now, state, period, clientId, search }: DirectoryFilter) {
  const values: unknown[] = [practiceId, now];
  const param = (value: unknown) => `$${values.push(value)}`;
  const parts = ['practice_id = $1', "kind <> 'gift_card'", STATES[state]];
  if (period) parts.push(`starts_at >= ${param(period.from)} AND starts_at < ${param(period.to)}`);
  if (clientId) parts.push(`client_id = ${param(clientId)}`);
  if (search) parts.push(namedSql(search, param));
  return { where: parts.join(' AND '), values, param };
}

/** Each word is a part of the name, in any order. A word of punctuation only matches no name. */
function namedSql(search: string, param: (value: unknown) => string): string {
  const words = search.split(/\s+/).map(foldText).filter(Boolean);
  if (words.length === 0) return 'false';
  const matches = words.map((word) => `name_text LIKE ${param(`%${word}%`)}`).join(' AND ');
  return `client_id IN (SELECT client_id FROM client_projections WHERE practice_id = $1 AND ${matches})`;
}
