import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'hold', 'appointment', 'event'`;

/**
 * Personal events take the practitioner's time, and keep the wall times that were meant. `external` is for what other
 * calendars of the practitioner hold.
 */
export class LetPersonalEventsTakeTime1795950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMNS, ...KIND, ...TAKE_TIME]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM occupancies WHERE kind IN ('personal', 'external')`);
    await runner.query(`ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check,
      ADD CONSTRAINT occupancies_kind_check CHECK (kind IN (${KINDS}))`);
    await runner.query('DROP INDEX occupancies_external');
    await runner.query('DROP TABLE personal_event_tz_release');
    await runner.query('DELETE FROM personal_events WHERE deleted_at IS NOT NULL');
    await runner.query(`ALTER TABLE personal_events DROP COLUMN local_starts_at, DROP COLUMN local_ends_at,
      DROP COLUMN deleted_at, DROP COLUMN version`);
  }
}

const LOCAL = (column: string) => `to_char(${column} AT TIME ZONE time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

const COLUMNS = [
  `ALTER TABLE personal_events ADD COLUMN local_starts_at text, ADD COLUMN local_ends_at text,
    ADD COLUMN deleted_at timestamptz, ADD COLUMN version integer NOT NULL DEFAULT 1`,
  `UPDATE personal_events SET local_starts_at = ${LOCAL('starts_at')}, local_ends_at = ${LOCAL('ends_at')}`,
  `ALTER TABLE personal_events ALTER COLUMN local_starts_at SET NOT NULL, ALTER COLUMN local_ends_at SET NOT NULL`,
  'CREATE INDEX personal_events_coming ON personal_events (ends_at) WHERE deleted_at IS NULL',
  // What is deleted stays for a while, so that deleting it again is no error.
  'CREATE INDEX personal_events_deleted ON personal_events (deleted_at) WHERE deleted_at IS NOT NULL',
  'CREATE TABLE personal_event_tz_release (one boolean PRIMARY KEY DEFAULT true CHECK (one), version text NOT NULL)',
];

const KIND = [
  `ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check,
    ADD CONSTRAINT occupancies_kind_check CHECK (kind IN (${KINDS}, 'personal', 'external'))`,
  // Calendars list them by practice and range.
  `CREATE INDEX occupancies_external ON occupancies (practice_id, starts_at) WHERE kind = 'external'`,
];

const WITH_BUFFER = `tstzrange(starts_at,
  ends_at + make_interval(mins => coalesce((data #>> '{booking,bufferMinutes}')::integer, 0)))`;

// First where nobody is, then on top of whoever is there.
const TAKE_TIME = [
  `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during)
   SELECT id, practice_id, 'personal', starts_at, ends_at, ${WITH_BUFFER}
   FROM personal_events LEFT JOIN practice_projections USING (practice_id) WHERE ends_at > now() ON CONFLICT DO NOTHING`,
  `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, overlap_allowed)
   SELECT id, practice_id, 'personal', starts_at, ends_at, ${WITH_BUFFER}, true
   FROM personal_events LEFT JOIN practice_projections USING (practice_id) WHERE ends_at > now() AND id NOT IN (SELECT id FROM occupancies WHERE kind = 'personal')`,
];
