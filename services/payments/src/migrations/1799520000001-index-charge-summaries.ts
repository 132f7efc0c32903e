import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds due summaries. Built without blocking writes. */
export class IndexChargeSummaries1799520000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS practice_projections_charge_summary
       ON practice_projections (next_charge_summary_at) WHERE next_charge_summary_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS practice_projections_charge_summary');
  }
}
