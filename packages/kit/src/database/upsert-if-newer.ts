import type { EntityManager } from 'typeorm';

/** A table of a projection, with a column `version`. Names are written into the statement: never of what people type. */
export interface ProjectionTable {
  readonly name: string;
  readonly key: readonly string[];
  /** Rows that are never changed again, whatever comes, such as `known.deleted`; `known` is the stored row. */
  readonly isFinal?: string;
}

/** Values by column, the version of the snapshot among them. */
export type ProjectionRow = Readonly<Record<string, unknown>> & { readonly version: number | bigint };

/**
 * Stores a snapshot unless the stored one is as new or newer, in one statement: so events may come late, twice or in
 * another order.
 * @returns whether it was stored
 */
export async function upsertIfNewer(tx: EntityManager, table: ProjectionTable, row: ProjectionRow): Promise<boolean> {
  return (await upsertAllIfNewer(tx, table, [row])) > 0;
}

/**
 * As {@link upsertIfNewer} for many rows with the same columns, none of them twice.
 * @returns how many were stored
 */
export async function upsertAllIfNewer(
  tx: EntityManager,
  { name, key, isFinal }: ProjectionTable,
  rows: readonly ProjectionRow[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  // In one order, so that two who store the same rows wait for each other and never in a ring.
  const keyOf = (row: ProjectionRow): string => key.map((column) => String(row[column])).join(' ');
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const changing = columns.filter((column) => !key.includes(column));
  const places = rows.map((_row, index) => columns.map((_column, at) => `$${index * columns.length + at + 1}`));
  const stored = await tx.query<unknown[]>(
    `INSERT INTO ${name} AS known (${columns.join(', ')}) VALUES ${places.map((row) => `(${row.join(', ')})`).join(', ')}
     ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
     WHERE known.version < excluded.version${isFinal ? ` AND NOT (${isFinal})` : ''} RETURNING 1`,
    ordered.flatMap((row) => columns.map((column) => row[column])),
  );
  return stored.length;
}
