import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what merges handed over of one visit. Built without blocking writes. */
export class IndexMergedRowsByRow1799710000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS merged_rows_row ON merged_rows (table_name, row_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS merged_rows_row');
  }
}
