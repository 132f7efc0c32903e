import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that a practitioner gives: by whom is known, and whoever has no address may come beside others without one. */
export class LetPracticesGivePlaces1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE registrations ADD COLUMN booked_by text NOT NULL DEFAULT 'client'
      CHECK (booked_by IN ('client', 'pro'))`);
    await runner.query(`CREATE UNIQUE INDEX registrations_reached ON registrations (event_id, email)
      WHERE state IN ('awaiting_payment', 'booked') AND email <> ''`);
    await runner.query('DROP INDEX registrations_person');
    await runner.query(`CREATE INDEX registrations_live ON registrations (event_id, client_id)
      WHERE state IN ('awaiting_payment', 'booked')`);
  }

  /** Places without an address get one each, which nobody reads, or the index could not be made. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX registrations_live');
    await runner.query(`UPDATE registrations SET email = id || '@invalid' WHERE email = ''`);
    await runner.query(`CREATE UNIQUE INDEX registrations_person ON registrations (event_id, email)
      WHERE state IN ('awaiting_payment', 'booked')`);
    await runner.query('DROP INDEX registrations_reached');
    await runner.query('ALTER TABLE registrations DROP COLUMN booked_by');
  }
}
