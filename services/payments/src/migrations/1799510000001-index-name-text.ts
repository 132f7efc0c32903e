import { fillFoldedColumn } from '@yarrow/kit/database/fold-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NAME_TEXT } from './1799510000000-add-name-text.js';

/** Fills the folded names of clients that exist, and indexes them without blocking writes. */
export class IndexNameText1799510000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await fillFoldedColumn(runner, NAME_TEXT);
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS client_projections_name_text ON client_projections
       USING gin (name_text gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS client_projections_name_text');
  }
}
