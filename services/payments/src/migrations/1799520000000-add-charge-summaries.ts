import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a practice that wants a mail about the charges of the next day gets the next one; null for other practices. */
export class AddChargeSummaries1799520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practice_projections ADD COLUMN next_charge_summary_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practice_projections DROP COLUMN next_charge_summary_at');
  }
}
