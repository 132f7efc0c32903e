import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the editor of the profile keeps: short links that were given up, and where credentials come from. */
export class AddProfileEditing1796580100000 implements MigrationInterface {
  readonly name = 'AddProfileEditing1796580100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_short_links (
        short_link text PRIMARY KEY CHECK (short_link ~ '^[a-z0-9][a-z0-9_-]*$'),
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        left_at timestamptz NOT NULL
      );
      CREATE INDEX former_short_links_practice ON former_short_links (practice_id, left_at);

      ALTER TABLE pro_credentials
        ADD COLUMN credential_id text,
        ADD COLUMN document_handle uuid,
        ADD COLUMN document_name text,
        ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE former_short_links;
      ALTER TABLE pro_credentials
        DROP COLUMN credential_id, DROP COLUMN document_handle, DROP COLUMN document_name, DROP COLUMN created_at;
    `);
  }
}
