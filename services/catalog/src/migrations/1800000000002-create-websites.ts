import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Websites of practices: what search engines show, scripts, and domains with proof of control. */
export class CreateWebsites1800000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE website_settings (
        practice_id uuid PRIMARY KEY REFERENCES practices ON DELETE CASCADE,
        metadata_id uuid NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        og_site_name text NOT NULL,
        primary_modality text NOT NULL,
        head_scripts text NOT NULL,
        body_scripts text NOT NULL
      );
      CREATE TABLE custom_domains (
        practice_id uuid PRIMARY KEY REFERENCES practices ON DELETE CASCADE,
        domain text NOT NULL,
        token text NOT NULL,
        active_since timestamptz,
        check_due_at timestamptz NOT NULL,
        checked_at timestamptz,
        problem text CHECK (problem IN ('not_found', 'points_elsewhere', 'no_proof', 'taken')),
        failed_checks integer NOT NULL
      );
      CREATE UNIQUE INDEX custom_domains_active ON custom_domains (domain) WHERE active_since IS NOT NULL;
      CREATE INDEX custom_domains_due ON custom_domains (check_due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE custom_domains, website_settings');
  }
}
