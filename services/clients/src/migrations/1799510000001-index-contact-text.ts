import { fillFoldedColumn } from '@yarrow/kit/database/fold-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONTACT_TEXT } from './1799510000000-add-contact-text.js';

/** Fills the searched text of contacts that exist, and indexes it without blocking writes. */
export class IndexContactText1799510000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await fillFoldedColumn(runner, CONTACT_TEXT);
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS clients_contact_text ON clients USING gin (contact_text gin_trgm_ops)
       WHERE deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS clients_contact_text');
  }
}
