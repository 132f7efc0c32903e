import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who keeps a time that is not booked for good yet, so that nobody keeps a practice's whole day. */
export class BoundKeptTimes1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE occupancies ADD COLUMN kept_by uuid, ADD COLUMN kept_from bytea');
    await runner.query(
      'CREATE INDEX occupancies_kept ON occupancies (practice_id, expires_at) WHERE expires_at IS NOT NULL',
    );
    await runner.query(`CREATE INDEX appointments_open_requests ON appointments (practice_id, email)
      WHERE state IN ('awaiting_payment', 'pending')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX appointments_open_requests');
    await runner.query('ALTER TABLE occupancies DROP COLUMN kept_by, DROP COLUMN kept_from');
  }
}
