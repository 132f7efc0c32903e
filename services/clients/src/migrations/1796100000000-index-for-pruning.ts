import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows whose time is over are found by that time. */
export class IndexForPruning1796100000000 implements MigrationInterface {
  readonly name = 'IndexForPruning1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX password_resets_expires_at ON password_resets (expires_at)');
    await runner.query('CREATE INDEX email_confirmations_expires_at ON email_confirmations (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX password_resets_expires_at, email_confirmations_expires_at');
  }
}
