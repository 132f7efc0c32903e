import type { QueryRunner } from 'typeorm';
import { ACUTE, APOSTROPHES, LETTERS, MARKS, SEPARATORS } from '../values/normal-text.js';

/** A text column that a trigger fills with folded text whenever one of the columns that it is made of is written. */
export interface FoldedColumn {
  readonly table: string;
  /** Primary key. */
  readonly key: string;
  readonly column: string;
  /** SQL expression over the row `new`. */
  readonly expression: string;
  readonly madeOf: readonly string[];
}

const LAST_CODE_POINT = 0x10ffff;
const BATCH = 2_000;

/**
 * For a migration: creates the SQL function `fold_text`, which returns what `foldText` returns. The characters of its classes
 * are written out, so that only the lower case depends on a collation: the one of PostgreSQL 18, else that of ICU or of libc.
 */
export async function createFoldText(runner: QueryRunner): Promise<void> {
  const single = Object.entries(LETTERS).filter(([, mapped]) => mapped.length === 1);
  const double = Object.entries(LETTERS).filter(([, mapped]) => mapped.length > 1);
  const plain = `regexp_replace(normalize(replace($1, '${ACUTE}', ''''), NFKD), '[${classOf(MARKS, APOSTROPHES)}]', '', 'g')`;
  const lower = `lower(${plain} COLLATE %I)`;
  const mapped = double.reduce(
    (sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`,
    `translate(${lower}, '${single.map(([letter]) => letter).join('')}', '${single.map(([, letter]) => letter).join('')}')`,
  );
  await runner.query(`
    DO $do$ BEGIN EXECUTE format($create$
      CREATE OR REPLACE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $body$
        SELECT btrim(regexp_replace(${mapped}, '[${classOf(SEPARATORS)}]+', ' ', 'g'))
      $body$
    $create$, (
      SELECT collname FROM pg_collation WHERE collname IN ('pg_unicode_fast', 'und-x-icu', 'C.utf8')
      ORDER BY collname = 'pg_unicode_fast' DESC, collname = 'und-x-icu' DESC LIMIT 1
    )); END $do$`);
}

/** For a migration: adds the column and its trigger. Rows that exist are filled by `fillFoldedColumn`. */
export async function addFoldedColumn(runner: QueryRunner, folded: FoldedColumn): Promise<void> {
  const { table, column, expression, madeOf } = folded;
  await runner.query(`
    ALTER TABLE ${table} ADD COLUMN ${column} text;
    CREATE FUNCTION set_${table}_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.${column} := ${expression};
      RETURN NEW;
    END $$;
    CREATE TRIGGER ${table}_${column} BEFORE INSERT OR UPDATE OF ${[...madeOf, column].join(', ')} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION set_${table}_${column}();
  `);
}

export async function dropFoldedColumn(runner: QueryRunner, { table, column }: FoldedColumn): Promise<void> {
  await runner.query(`
    DROP TRIGGER ${table}_${column} ON ${table};
    DROP FUNCTION set_${table}_${column}();
    ALTER TABLE ${table} DROP COLUMN ${column};
  `);
}

/** For a migration without a transaction: fills the rows that have nothing yet, in batches that block no writer for long. */
export async function fillFoldedColumn(runner: QueryRunner, { table, key, column }: FoldedColumn): Promise<void> {
  let last: string | null = null;
  do {
    const rows: { last: string | null }[] = await runner.query(
      `WITH batch AS (
         SELECT ${key} FROM ${table} WHERE $1::uuid IS NULL OR ${key} > $1::uuid ORDER BY ${key} LIMIT ${BATCH}
       ), filled AS (
         UPDATE ${table} SET ${column} = '' FROM batch WHERE ${table}.${key} = batch.${key} AND ${column} IS NULL
       ) SELECT (SELECT ${key} FROM batch ORDER BY ${key} DESC LIMIT 1) AS last`,
      [last],
    );
    last = rows[0]?.last ?? null;
  } while (last !== null);
}

/** The single characters that each pattern matches, as a character class of PostgreSQL. */
function classOf(...patterns: readonly RegExp[]): string {
  const singles = patterns.map(({ source }) => new RegExp(`^${source}$`, 'u'));
  const ranges: [from: number, to: number][] = [];
  for (let code = 1; code <= LAST_CODE_POINT; code += 1) {
    if (code === 0xd800) code = 0xe000;
    const character = String.fromCodePoint(code);
    if (!singles.some((single) => single.test(character))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('');
}

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
