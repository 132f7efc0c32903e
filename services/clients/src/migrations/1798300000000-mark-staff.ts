import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of those who run the platform. */
export class MarkStaff1798300000000 implements MigrationInterface {
  readonly name = 'MarkStaff1798300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN staff boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN staff');
  }
}
