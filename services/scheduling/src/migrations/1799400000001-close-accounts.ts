import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are about to be erased. */
export class CloseAccounts1799400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE closing_accounts (user_id uuid PRIMARY KEY, closed_until timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closing_accounts');
  }
}
