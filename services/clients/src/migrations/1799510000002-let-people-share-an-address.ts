import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two people may have one e-mail address: bookings find contacts by name and address together. */
export class LetPeopleShareAnAddress1799510000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS clients_at_email ON clients (practice_id, email) WHERE deleted_at IS NULL`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS clients_practice_email');
  }

  /** Fails while two contacts share an address. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE UNIQUE INDEX CONCURRENTLY clients_practice_email ON clients (practice_id, email) WHERE deleted_at IS NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS clients_at_email');
  }
}
