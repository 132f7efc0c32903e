import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews that were reported, and those that staff removed. */
export class ReportReviews1799800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews ADD COLUMN removed_at timestamptz');
    await runner.query(`CREATE TABLE review_reports (
      id uuid PRIMARY KEY,
      review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
      reason text NOT NULL,
      details text NOT NULL,
      user_id uuid,
      is_by_practice boolean NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (review_id, user_id)
    )`);
    await runner.query('CREATE INDEX review_reports_user ON review_reports (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_reports');
    await runner.query('ALTER TABLE reviews DROP COLUMN removed_at');
  }
}
