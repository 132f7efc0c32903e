import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the new check of the states, after the transaction that added it, so that writes are not blocked. */
export class ValidateRefundStates1799330000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_state_check');
  }

  async down(): Promise<void> {
    // Nothing to undo: a validated check is the same check.
  }
}
