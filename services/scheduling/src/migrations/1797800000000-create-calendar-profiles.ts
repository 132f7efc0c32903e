import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which calendars elsewhere are connected. */
export class CreateCalendarProfiles1797800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE calendar_profiles (
      id uuid PRIMARY KEY,
      practice_id uuid NOT NULL,
      provider_name text NOT NULL
        CHECK (provider_name IN ('google', 'icloud', 'outlook', 'office365', 'exchange', 'ical_feed')),
      connected_at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX calendar_profiles_practice ON calendar_profiles (practice_id, connected_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_profiles');
  }
}
