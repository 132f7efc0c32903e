import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a practice last took an account off: what a provider reported before does not bring it back. */
export class RememberDisconnections1799310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE disconnections (
      practice_id uuid NOT NULL,
      provider text NOT NULL,
      disconnected_at timestamptz NOT NULL,
      PRIMARY KEY (practice_id, provider)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE disconnections');
  }
}
