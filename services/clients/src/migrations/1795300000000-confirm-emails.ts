import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmEmails1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;
      CREATE TABLE email_confirmations (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX email_confirmations_user ON email_confirmations (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_confirmations; ALTER TABLE users DROP COLUMN email_confirmed_at');
  }
}
