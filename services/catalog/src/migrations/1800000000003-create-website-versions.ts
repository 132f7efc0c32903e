import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Websites that practices are working on, and what they have published. */
export class CreateWebsiteVersions1800000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE website_drafts (
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        builder text NOT NULL CHECK (builder IN ('v1', 'v2')),
        document text NOT NULL,
        save_no integer NOT NULL,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (practice_id, builder)
      );
      CREATE TABLE website_versions (
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        builder text NOT NULL CHECK (builder IN ('v1', 'v2')),
        version integer NOT NULL,
        document text NOT NULL,
        published_at timestamptz NOT NULL,
        PRIMARY KEY (practice_id, builder, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE website_versions, website_drafts');
  }
}
