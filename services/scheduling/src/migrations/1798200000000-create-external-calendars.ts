import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendars of connected accounts, and what of the practice's time each of them holds. */
export class CreateExternalCalendars1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE calendar_profiles ADD COLUMN profile_name text NOT NULL DEFAULT '', ADD COLUMN sealed_address bytea`,
    );
    await runner.query(`CREATE TABLE external_calendars (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES calendar_profiles ON DELETE CASCADE,
      practice_id uuid NOT NULL,
      calendar_id text NOT NULL,
      name text NOT NULL,
      active boolean NOT NULL,
      etag text,
      last_modified text,
      refreshed_at timestamptz,
      read_at timestamptz,
      next_read_at timestamptz,
      reading integer NOT NULL DEFAULT 0,
      failures integer NOT NULL DEFAULT 0,
      unread_since timestamptz,
      problem text,
      UNIQUE (profile_id, calendar_id)
    )`);
    await runner.query('CREATE INDEX external_calendars_practice ON external_calendars (practice_id)');
    await runner.query(
      'CREATE INDEX external_calendars_due ON external_calendars (next_read_at) WHERE next_read_at IS NOT NULL',
    );
    await runner.query('ALTER TABLE occupancies ADD COLUMN calendar_id uuid');
    await runner.query('ALTER TABLE practice_projections ADD COLUMN calendars_unread_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practice_projections DROP COLUMN calendars_unread_since');
    await runner.query('DELETE FROM occupancies WHERE calendar_id IS NOT NULL');
    await runner.query('ALTER TABLE occupancies DROP COLUMN calendar_id');
    await runner.query('DROP TABLE external_calendars');
    await runner.query(`DELETE FROM calendar_profiles WHERE provider_name = 'ical_feed'`);
    await runner.query('ALTER TABLE calendar_profiles DROP COLUMN sealed_address, DROP COLUMN profile_name');
  }
}
