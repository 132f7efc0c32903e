import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts for video calls, and the calls of visits and group events. */
export class CreateVideoMeetings1799900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conferencing_connections (
        practice_id uuid NOT NULL,
        provider text NOT NULL CHECK (provider IN ('zoom')),
        account_id text NOT NULL,
        account_name text NOT NULL,
        account_email text NOT NULL,
        sealed_access_token bytea NOT NULL,
        sealed_refresh_token bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        connected_at timestamptz NOT NULL,
        errored_at timestamptz,
        PRIMARY KEY (practice_id, provider)
      );
      CREATE INDEX conferencing_connections_account ON conferencing_connections (account_id);
      CREATE TABLE video_meetings (
        subject_id uuid PRIMARY KEY,
        subject text NOT NULL CHECK (subject IN ('appointment', 'event')),
        practice_id uuid NOT NULL,
        link_digest bytea NOT NULL,
        ends_at timestamptz NOT NULL,
        account_id text,
        meeting_id text,
        join_url text,
        known jsonb,
        due_at timestamptz,
        revision integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0,
        may_exist boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX video_meetings_link ON video_meetings (link_digest);
      CREATE INDEX video_meetings_due ON video_meetings (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX video_meetings_practice ON video_meetings (practice_id, ends_at);
      CREATE INDEX video_meetings_ended ON video_meetings (ends_at);
      ALTER TABLE appointments ADD COLUMN meeting_link text;
      ALTER TABLE bookable_events ADD COLUMN meeting_link text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookable_events DROP COLUMN meeting_link;
      ALTER TABLE appointments DROP COLUMN meeting_link;
      DROP TABLE video_meetings, conferencing_connections;
    `);
  }
}
