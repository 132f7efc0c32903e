import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list may arrive in parts: an import knows how long it is, and whether each of its rows needs an email address. */
export class ImportInParts1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_imports ADD COLUMN rows_count integer, ADD COLUMN email_required boolean NOT NULL DEFAULT false;
      UPDATE client_imports SET rows_count = (SELECT count(*) FROM client_import_rows WHERE import_id = client_imports.id);
      ALTER TABLE client_imports ALTER COLUMN rows_count SET NOT NULL;
      CREATE INDEX client_imports_practice ON client_imports (practice_id, created_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX client_imports_practice;
      ALTER TABLE client_imports DROP COLUMN email_required, DROP COLUMN rows_count;
    `);
  }
}
