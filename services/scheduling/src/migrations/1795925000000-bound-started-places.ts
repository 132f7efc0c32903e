import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has started to take a place in a group event, so that no address takes all of them. */
export class BoundStartedPlaces1795925000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registrations ADD COLUMN kept_from bytea, ADD COLUMN kept_until timestamptz');
    await runner.query(
      'CREATE INDEX registrations_kept ON registrations (event_id, kept_until) WHERE kept_until IS NOT NULL',
    );
    await runner.query(`CREATE INDEX registrations_unpaid_of ON registrations (practice_id, email)
      WHERE state = 'awaiting_payment'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX registrations_unpaid_of');
    await runner.query('ALTER TABLE registrations DROP COLUMN kept_from, DROP COLUMN kept_until');
  }
}
