import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the new check, after the transaction that added it, so that writes are not blocked. */
export class ValidateGiftCardOrders1800000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_projections VALIDATE CONSTRAINT appointment_projections_kind_check');
  }

  async down(): Promise<void> {
    // Nothing to undo: a validated check is the same check.
  }
}
