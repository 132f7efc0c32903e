import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practitioners do with visits: series, changes that can be taken back, no-shows; names of the contacts they book for. */
export class AddSeriesAndProChanges1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SERIES, ...APPOINTMENTS, ...CLIENTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE client_projections DROP COLUMN first_name, DROP COLUMN last_name, DROP COLUMN time_zone',
    );
    await runner.query(`ALTER TABLE appointments DROP COLUMN series_id, DROP COLUMN series_number, DROP COLUMN announced,
      DROP COLUMN no_show_at, DROP COLUMN no_show_fee_waived, DROP COLUMN aspect_versions`);
    await runner.query('DROP TABLE appointment_series');
  }
}

const SERIES = [
  `CREATE TABLE appointment_series (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    pattern jsonb NOT NULL,
    time_zone text NOT NULL,
    local_starts_at text NOT NULL,
    duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
    left_out jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX appointment_series_client ON appointment_series (practice_id, client_id)',
];

const APPOINTMENTS = [
  `ALTER TABLE appointments
     ADD COLUMN series_id uuid REFERENCES appointment_series,
     ADD COLUMN series_number integer CHECK (series_number > 0),
     ADD COLUMN announced jsonb,
     ADD COLUMN no_show_at timestamptz,
     ADD COLUMN no_show_fee_waived boolean NOT NULL DEFAULT false,
     ADD COLUMN aspect_versions jsonb NOT NULL DEFAULT '{}',
     ADD CHECK ((series_id IS NULL) = (series_number IS NULL))`,
  // A visit has a number of its own in its series; and by series what is in one is found.
  'CREATE UNIQUE INDEX appointments_series ON appointments (series_id, series_number) WHERE series_id IS NOT NULL',
];

// A contact's snapshot is stored where it is newer: those whose names are not here yet count as one version older, so that
// the present one is taken again, asked for or published again.
const CLIENTS = [
  'ALTER TABLE client_projections ADD COLUMN first_name text, ADD COLUMN last_name text, ADD COLUMN time_zone text',
  'UPDATE client_projections SET version = version - 1 WHERE version > 0',
];
