import type { EntityManager } from 'typeorm';

/** How long a service knows what a merge handed over: 30 days to undo it, and as long as streams keep that event. */
export const MERGED_ROWS_DAYS = 45;

/** For a migration of a service whose rows change their owner when two records are merged, or the merge is undone. */
export const CREATE_MERGED_ROWS = `
  CREATE TABLE merged_rows (
    merge_id uuid NOT NULL,
    table_name text NOT NULL,
    row_id text NOT NULL,
    merged_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (merge_id, table_name, row_id)
  );
  CREATE INDEX merged_rows_merged ON merged_rows (merged_at);
  CREATE TABLE undone_merges (merge_id uuid PRIMARY KEY, undone_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX undone_merges_undone ON undone_merges (undone_at);
`;

export const DROP_MERGED_ROWS = 'DROP TABLE undone_merges, merged_rows';

/** Rules of retention for the two tables. */
export const MERGED_ROWS_RETENTION = [
  { table: 'merged_rows', column: 'merged_at', days: MERGED_ROWS_DAYS },
  { table: 'undone_merges', column: 'undone_at', days: MERGED_ROWS_DAYS },
];

/** A table with a column that says whose its rows are. Names are written into statements: never of what people type. */
export interface OwnedTable {
  readonly name: string;
  /** SQL expression that names a row. */
  readonly key: string;
  /** Whose the row is; the first column of an index, or the second behind the practice. */
  readonly owner: string;
  /** Column of the practice, where that is the first of the index. */
  readonly practice?: string;
  /** Further columns to set, such as `version = version + 1`. */
  readonly also?: string;
  /** SQL condition of the rows that may be handed over; `moved` is the row, `$2` the new owner. */
  readonly where?: string;
}

/** Two records of a practice become one. */
export interface Merge {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  /** Empty where it is never undone: what is handed over is not noted. */
  readonly mergeId: string;
}

/**
 * Hands the rows of one record over to the other, and stores their keys for {@link returnRows}.
 * @returns the keys
 */
export async function handOverRows(tx: EntityManager, table: OwnedTable, merge: Merge): Promise<string[]> {
  const { name, key, owner, where = 'true' } = table;
  const rows = await tx.query<{ id: string }[]>(
    `WITH handed AS (
       UPDATE ${name} AS moved SET ${changes(table, '$2')} WHERE ${owner} = $1 AND ${ofPractice(table)} AND (${where})
       RETURNING (${key})::text AS id
     ), noted AS (
       INSERT INTO merged_rows (merge_id, table_name, row_id)
       SELECT $4::uuid, '${name}', id FROM handed WHERE $4::uuid IS NOT NULL ON CONFLICT DO NOTHING
     ) SELECT id FROM handed`,
    parameters(merge),
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the rows that a merge handed over to their previous owner, unless their owner has changed since.
 * @returns keys of the rows
 */
export async function returnRows(tx: EntityManager, table: OwnedTable, merge: Merge): Promise<string[]> {
  const { name, key, owner } = table;
  const rows = await tx.query<{ id: string }[]>(
    `WITH noted AS (
       DELETE FROM merged_rows WHERE merge_id = $4::uuid AND table_name = '${name}' RETURNING row_id
     ), returned AS (
       UPDATE ${name} AS moved SET ${changes(table, '$1')}
       WHERE ${owner} = $2 AND ${ofPractice(table)} AND (${key})::text IN (SELECT row_id FROM noted)
       RETURNING (${key})::text AS id
     ) SELECT id FROM returned`,
    parameters(merge),
  );
  return rows.map(({ id }) => id);
}

/** Chosen rows of a contact that move to another one. */
export interface ChosenRows {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  /** Column or SQL expression whose values choose the rows. */
  readonly by: string;
  /** UUIDs. Those that choose no row of the contact are ignored. */
  readonly ids: readonly string[];
}

/**
 * Moves chosen rows of one contact to another.
 * @returns their keys
 */
export async function moveChosenRows(tx: EntityManager, table: OwnedTable, chosen: ChosenRows): Promise<string[]> {
  const { name, key, owner, where = 'true' } = table;
  const { practiceId, fromClientId, intoClientId, by, ids } = chosen;
  const rows = await tx.query<{ id: string }[]>(
    `WITH chosen AS (
       UPDATE ${name} AS moved SET ${changes(table, '$2')}
       WHERE ${owner} = $1 AND ${ofPractice(table)} AND ${by} = any($4::uuid[]) AND (${where})
       RETURNING (${key})::text AS id
     ) SELECT id FROM chosen`,
    [fromClientId, intoClientId, practiceId, [...ids]],
  );
  return rows.map(({ id }) => id);
}

/** A merge that is undone stays so, also where its own event comes late or is published again. */
export async function noteUndone(tx: EntityManager, { mergeId }: Merge): Promise<void> {
  await tx.query('INSERT INTO undone_merges (merge_id) VALUES ($1) ON CONFLICT DO NOTHING', [mergeId]);
}

export async function isUndone(tx: EntityManager, { mergeId }: Merge): Promise<boolean> {
  if (!mergeId) return false;
  return (await tx.query<unknown[]>('SELECT 1 FROM undone_merges WHERE merge_id = $1', [mergeId])).length > 0;
}

const changes = ({ owner, also }: OwnedTable, to: string): string => `${owner} = ${to}${also ? `, ${also}` : ''}`;

/** All parameters have to be in the statement, with their types. */
const ofPractice = ({ practice }: OwnedTable): string =>
  practice ? `${practice} = $3::uuid` : '($3::uuid IS NULL OR true)';

const parameters = ({ practiceId, fromClientId, intoClientId, mergeId }: Merge) => [
  fromClientId,
  intoClientId,
  practiceId,
  mergeId || null,
];
