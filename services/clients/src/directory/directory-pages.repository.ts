import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DirectoryQuestion } from './directory-question.js';

export type DirectorySortField = 'full_name' | 'email' | 'phone' | 'last_appointment';

/** An order of the directory. */
export interface DirectorySort {
  readonly by: DirectorySortField;
  readonly descending: boolean;
}

/** Where a page continues: the sort key of its last contact, null for those without a value, who come last. */
export interface DirectoryPosition {
  readonly key: string | null;
  readonly id: string;
}

export interface DirectoryPageQuery {
  readonly practiceId: string;
  /** Null for all contacts. */
  readonly question: DirectoryQuestion | null;
  readonly sort: DirectorySort;
  readonly first: number;
  readonly after: DirectoryPosition | null;
}

/** What of a contact is sorted by, and its type. Written into the statement. */
const KEYS: Readonly<Record<DirectorySortField, { sql: string; type: string }>> = {
  full_name: { sql: `lower(first_name || ' ' || last_name)`, type: 'text' },
  email: { sql: 'email', type: 'text' },
  phone: { sql: 'phone', type: 'text' },
  last_appointment: { sql: 'last_appointment_at', type: 'timestamptz' },
};

interface PageRow {
  readonly total: number;
  /** Null in the only row of a page without contacts. */
  readonly id: string | null;
  readonly key: string | null;
}

/** Reads the directory in pages: matches are searched once, counted, and sorted as far as the page goes. */
@Injectable()
export class DirectoryPagesRepository {
  /** @returns positions of at most `first` contacts and one more, in order, and how many match in all */
  async listPositions(
    tx: EntityManager,
    query: DirectoryPageQuery,
  ): Promise<{ total: number; rows: DirectoryPosition[] }> {
    const { sql, type } = KEYS[query.sort.by];
    const values: unknown[] = [query.practiceId, query.first + 1];
    const matching = matchingSql(query, values);
    const behind = query.after ? behindSql(query.sort, query.after, type, values) : 'true';
    const rows = await tx.query<PageRow[]>(
      `WITH matching AS MATERIALIZED (
         SELECT id, ${sql} AS key FROM clients WHERE practice_id = $1 AND deleted_at IS NULL AND ${matching}
       ), page AS (
         SELECT id, key FROM matching WHERE ${behind}
         ORDER BY key ${query.sort.descending ? 'DESC' : 'ASC'} NULLS LAST, id LIMIT $2
       )
       SELECT counted.total, page.id, page.key::text AS key
       FROM (SELECT count(*)::int AS total FROM matching) counted LEFT JOIN page ON true
       ORDER BY page.key ${query.sort.descending ? 'DESC' : 'ASC'} NULLS LAST, page.id`,
      values,
    );
    const found = rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }]));
    return { total: rows[0]?.total ?? 0, rows: found };
  }
}

/** `contact_text` is folded, as the question is: the trigram index finds each part. */
function matchingSql({ question }: DirectoryPageQuery, values: unknown[]): string {
  if (!question) return 'true';
  const like = (part: string): string => `contact_text LIKE $${values.push(`%${part}%`)}`;
  const words = question.words.map((forms) => `(${forms.map(like).join(' OR ')})`).join(' AND ');
  const found = [...(words ? [words] : []), ...question.numbers.map(like)];
  // A word of punctuation only matches no name.
  return found.length > 0 ? `(${found.join(' OR ')})` : 'false';
}

function behindSql({ descending }: DirectorySort, { key, id }: DirectoryPosition, type: string, values: unknown[]) {
  values.push(id);
  const later = `id > $${values.length}`;
  if (key === null) return `key IS NULL AND ${later}`;
  values.push(key);
  const place = `$${values.length}::${type}`;
  return `(key ${descending ? '<' : '>'} ${place} OR (key = ${place} AND ${later}) OR key IS NULL)`;
}
