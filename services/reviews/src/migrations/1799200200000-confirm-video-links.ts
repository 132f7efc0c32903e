import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by which clients confirm that an upload link of their practice reached them. */
export class ConfirmVideoLinks1799200200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE video_reviews
        ADD COLUMN code_sha bytea,
        ADD COLUMN code_expires_at timestamptz,
        ADD COLUMN code_tries smallint NOT NULL DEFAULT 0,
        ADD COLUMN confirmed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE video_reviews DROP COLUMN confirmed_at, DROP COLUMN code_tries, DROP COLUMN code_expires_at,
        DROP COLUMN code_sha`);
  }
}
