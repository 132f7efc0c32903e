import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a practice does with its reviews: it asks for them, replies, and lets go of requests. */
export class ManageReviews1799200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practice_projections
        ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC',
        ADD COLUMN import_reviews_enabled boolean NOT NULL DEFAULT true;
      ALTER TABLE reviews ADD COLUMN reply text, ADD COLUMN replied_at timestamptz;

      CREATE TABLE review_requests (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        first_name text NOT NULL,
        phone text NOT NULL,
        client_type text NOT NULL CHECK (client_type IN ('current', 'former')),
        requested_at timestamptz NOT NULL,
        dismissed_at timestamptz
      );
      -- Somebody is asked once, until the practice has let go of it.
      CREATE UNIQUE INDEX review_requests_open ON review_requests (practice_id, phone) WHERE dismissed_at IS NULL;
      CREATE INDEX review_requests_age ON review_requests (requested_at);
      CREATE INDEX review_requests_phone ON review_requests (phone);

      CREATE TABLE dismissed_visits (
        appointment_id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        dismissed_at timestamptz NOT NULL
      );

      ALTER TABLE video_reviews
        ADD COLUMN title text,
        ADD COLUMN description text,
        ADD COLUMN stated_rating smallint,
        ADD COLUMN recorded_at timestamptz,
        ADD COLUMN uploaded_by uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE video_reviews DROP COLUMN uploaded_by, DROP COLUMN recorded_at, DROP COLUMN stated_rating,
        DROP COLUMN description, DROP COLUMN title;
      DROP TABLE dismissed_visits, review_requests;
      ALTER TABLE reviews DROP COLUMN replied_at, DROP COLUMN reply;
      ALTER TABLE practice_projections DROP COLUMN import_reviews_enabled, DROP COLUMN time_zone`);
  }
}
