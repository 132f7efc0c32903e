import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIntakeForms1795000700001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE intake_form_versions (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        version integer NOT NULL,
        form text NOT NULL,
        save_no integer NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (practice_id, version)
      );

      CREATE TABLE intake_form_links (
        unique_id text PRIMARY KEY,
        practice_id uuid NOT NULL,
        client_id uuid NOT NULL REFERENCES clients,
        version_id uuid NOT NULL REFERENCES intake_form_versions,
        sent_at timestamptz NOT NULL,
        response text,
        submitted_at timestamptz,
        CHECK ((response IS NULL) = (submitted_at IS NULL))
      );
      CREATE INDEX intake_form_links_client ON intake_form_links (client_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE intake_form_links, intake_form_versions');
  }
}
