import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practitioners do beside visits and group events. */
export class CreatePersonalEvents1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE personal_events (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        all_day boolean NOT NULL DEFAULT false,
        time_zone text NOT NULL,
        CHECK (starts_at < ends_at)
      );
      CREATE INDEX personal_events_practice ON personal_events (practice_id, starts_at, ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE personal_events');
  }
}
