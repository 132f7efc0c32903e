import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each practice has free in the next days, and which have to be looked at again. */
export class CreateOpenings1795000301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...MARKS, ...TRIGGERS]) await runner.query(statement);
    await runner.query('INSERT INTO openings_due (practice_id) SELECT practice_id FROM practice_copies');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION mark_openings_due CASCADE');
    await runner.query('DROP TABLE openings_due, openings');
  }
}

const TABLES = [
  `CREATE TABLE openings (
    practice_id uuid PRIMARY KEY,
    digest bytea NOT NULL,
    computed_at timestamptz NOT NULL,
    valid_until timestamptz NOT NULL,
    version bigint NOT NULL
  )`,
  'CREATE INDEX openings_valid_until ON openings (valid_until)',
];

// Whatever changes a practice's free time marks it, by whichever way it changes: a trigger cannot be forgotten. Marks are
// rows that nobody shares, so that two bookings never wait for each other on them. Kept times do not count: they come
// and go by the minute, and openings say what can be booked, not what is looked at.
const MARKS = [
  `CREATE TABLE openings_due (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    practice_id uuid NOT NULL,
    marked_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE FUNCTION mark_openings_due() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO openings_due (practice_id)
     VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.practice_id ELSE NEW.practice_id END);
     RETURN NULL;
   END $$`,
];

const markAfter = (name: string, event: string, table: string, condition: string) =>
  `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW ${condition} EXECUTE FUNCTION mark_openings_due()`;

const MOVED = '(OLD.kind, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM (NEW.kind, NEW.starts_at, NEW.ends_at)';

const TRIGGERS = [
  markAfter('openings_taken', 'INSERT', 'occupancies', `WHEN (NEW.kind <> 'hold')`),
  markAfter('openings_given', 'DELETE', 'occupancies', `WHEN (OLD.kind <> 'hold')`),
  markAfter('openings_moved', 'UPDATE', 'occupancies', `WHEN (NEW.kind <> 'hold' AND ${MOVED})`),
  ...['practice_copies', 'location_copies', 'service_copies'].map((table) =>
    markAfter('openings_changed', 'INSERT OR UPDATE OR DELETE', table, ''),
  ),
];
