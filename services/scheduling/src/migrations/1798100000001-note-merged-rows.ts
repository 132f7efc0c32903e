import { CREATE_MERGED_ROWS, DROP_MERGED_ROWS } from '@yarrow/kit/database/merged-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a merge of two contacts handed over, so that it can be undone. */
export class NoteMergedRows1798100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_MERGED_ROWS);
    await runner.query('CREATE INDEX client_projections_merged ON client_projections (merged_into)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX client_projections_merged');
    await runner.query(DROP_MERGED_ROWS);
  }
}
