import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two people at one e-mail address may each have a place in an event; the lock of the event keeps one person to one place. */
export class ShareRegisteredAddresses1799510000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS registrations_at_email ON registrations (event_id, email)
       WHERE state IN ('awaiting_payment', 'booked') AND email <> ''`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS registrations_reached');
  }

  /** Fails while two people at one address have places in an event. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY registrations_reached ON registrations (event_id, email)
       WHERE state IN ('awaiting_payment', 'booked') AND email <> ''`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS registrations_at_email');
  }
}
