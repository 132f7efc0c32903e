import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIDEOS = `
  ALTER TABLE practice_copies ADD COLUMN video_reviews_enabled boolean NOT NULL DEFAULT false;

  CREATE TABLE video_reviews (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    -- What the paths in the store are made of: the client, or whoever writes the review.
    folder_id uuid NOT NULL,
    client_id uuid,
    appointment_id uuid,
    review_id uuid REFERENCES reviews ON DELETE CASCADE,
    first_name text NOT NULL,
    last_initial text NOT NULL,
    status text NOT NULL CHECK
      (status IN ('pending', 'uploading', 'processing', 'completed', 'approved', 'rejected', 'failed')),
    upload_hash text NOT NULL,
    upload_hash_sha bytea NOT NULL UNIQUE,
    upload_enabled boolean NOT NULL DEFAULT true,
    upload_expires_at timestamptz NOT NULL,
    original_filename text NOT NULL,
    content_type text,
    size_bytes integer CHECK (size_bytes BETWEEN 1 AND 104857600),
    upload_key text,
    video_key text,
    poster_key text,
    duration_ms integer,
    failure text,
    created_at timestamptz NOT NULL,
    uploaded_at timestamptz,
    processed_at timestamptz,
    approved_at timestamptz,
    approved_by uuid
  );
  -- One video for each visit and each review.
  CREATE UNIQUE INDEX video_reviews_appointment ON video_reviews (appointment_id);
  CREATE UNIQUE INDEX video_reviews_review ON video_reviews (review_id);
  CREATE INDEX video_reviews_practice ON video_reviews (practice_id, created_at DESC);
  CREATE INDEX video_reviews_client ON video_reviews (client_id) WHERE client_id IS NOT NULL;
  CREATE INDEX video_reviews_shown ON video_reviews (practice_id, approved_at DESC) WHERE status = 'approved';`;

const TRANSCODING = `
  CREATE TABLE transcoding_jobs (
    id uuid PRIMARY KEY,
    video_review_id uuid REFERENCES video_reviews ON DELETE CASCADE,
    source_key text NOT NULL,
    content_type text NOT NULL,
    video_key text NOT NULL,
    poster_key text NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    progress smallint NOT NULL DEFAULT 0,
    failure text,
    run_after timestamptz NOT NULL DEFAULT now(),
    -- Who works on it says so again and again; where that stops, another one begins anew.
    lease_id uuid,
    lease_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  );
  CREATE INDEX transcoding_jobs_open ON transcoding_jobs (run_after) WHERE status IN ('queued', 'running');
  CREATE INDEX transcoding_jobs_video_review ON transcoding_jobs (video_review_id);

  CREATE TABLE test_videos (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    video_key text NOT NULL UNIQUE,
    filename text NOT NULL,
    content_type text NOT NULL,
    job_id uuid REFERENCES transcoding_jobs,
    created_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX test_videos_job ON test_videos (job_id);`;

export class AddVideoReviews1795000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VIDEOS);
    await runner.query(TRANSCODING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE test_videos, transcoding_jobs, video_reviews;
      ALTER TABLE practice_copies DROP COLUMN video_reviews_enabled`);
  }
}
