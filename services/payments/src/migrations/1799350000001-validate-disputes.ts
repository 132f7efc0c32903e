import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the new checks, after the transaction that added them, so that writes are not blocked. */
export class ValidateDisputes1799350000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_check');
    await runner.query('ALTER TABLE journals VALIDATE CONSTRAINT journals_kind_check');
    await runner.query('ALTER TABLE entries VALIDATE CONSTRAINT entries_account_check');
  }

  async down(): Promise<void> {
    // Nothing to undo: a validated check is the same check.
  }
}
