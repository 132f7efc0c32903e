import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of people that become contacts, row by row. */
export class CreateClientImports1797000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_imports (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX client_imports_created ON client_imports (created_at);

      CREATE TABLE client_import_rows (
        import_id uuid NOT NULL REFERENCES client_imports ON DELETE CASCADE,
        position integer NOT NULL,
        form jsonb,
        state text NOT NULL CHECK (state IN ('waiting', 'invited', 'existing', 'refused')),
        client_id uuid,
        code text,
        message text,
        PRIMARY KEY (import_id, position),
        CHECK ((state = 'refused') = (code IS NOT NULL)),
        CHECK ((state IN ('invited', 'existing')) = (client_id IS NOT NULL))
      );
      CREATE INDEX client_import_rows_waiting ON client_import_rows (import_id, position) WHERE state = 'waiting';
      CREATE INDEX client_import_rows_client ON client_import_rows (client_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_import_rows, client_imports');
  }
}
