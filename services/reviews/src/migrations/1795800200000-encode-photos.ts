import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that are public as they were uploaded are made anew by a job. */
export class EncodePhotos1795800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo_uploads ADD COLUMN encoded boolean NOT NULL DEFAULT false;
      CREATE INDEX photo_uploads_unencoded ON photo_uploads (created_at) WHERE stored_key IS NOT NULL AND NOT encoded`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE photo_uploads DROP COLUMN encoded');
  }
}
