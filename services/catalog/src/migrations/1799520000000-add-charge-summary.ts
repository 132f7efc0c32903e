import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the practice gets a mail on the evening before cards are charged automatically. */
export class AddChargeSummary1799520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices ADD COLUMN charge_summary_email_enabled boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices DROP COLUMN charge_summary_email_enabled');
  }
}
