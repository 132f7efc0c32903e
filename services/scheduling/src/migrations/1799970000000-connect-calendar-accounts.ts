import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts for calendars, and the entries that visits and group events have in them. */
export class ConnectCalendarAccounts1799970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendar_profiles
        ADD COLUMN sealed_credentials bytea,
        ADD COLUMN token_expires_at timestamptz,
        ADD COLUMN errored_at timestamptz
    `);
    await runner.query(`
      ALTER TABLE calendar_profiles DROP CONSTRAINT calendar_profiles_provider_name_check
    `);
    await runner.query(`
      -- allowed narrower-constraint: it allows all that the one before did, and one more
      ALTER TABLE calendar_profiles ADD CONSTRAINT calendar_profiles_provider_name_check CHECK (
        provider_name IN ('google', 'icloud', 'outlook', 'office365', 'exchange', 'caldav', 'ical_feed')
      ) NOT VALID
    `);
    await runner.query(`
      ALTER TABLE external_calendars
        ADD COLUMN writable boolean NOT NULL DEFAULT false,
        ADD COLUMN unread_reported boolean NOT NULL DEFAULT false
    `);
    await runner.query(`
      CREATE TABLE calendar_write_targets (
        practice_id uuid PRIMARY KEY,
        calendar_id uuid NOT NULL UNIQUE REFERENCES external_calendars ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE calendar_channels (
        calendar_id uuid PRIMARY KEY REFERENCES external_calendars ON DELETE CASCADE,
        channel_id text UNIQUE,
        secret_digest bytea,
        ends_at timestamptz,
        open_at timestamptz NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE calendar_entries (
        subject_id uuid PRIMARY KEY,
        subject text NOT NULL CHECK (subject IN ('appointment', 'event')),
        practice_id uuid NOT NULL,
        ends_at timestamptz NOT NULL,
        calendar_id uuid,
        entry_key text,
        entry_id text,
        known jsonb,
        written_at timestamptz,
        change text CHECK (change IN ('deleted', 'moved')),
        noticed_at timestamptz,
        dismissed_at timestamptz,
        due_at timestamptz,
        revision integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0
      )
    `);
    await runner.query('CREATE INDEX calendar_entries_due ON calendar_entries (due_at) WHERE due_at IS NOT NULL');
    await runner.query('CREATE INDEX calendar_entries_practice ON calendar_entries (practice_id, ends_at)');
    await runner.query(
      'CREATE INDEX calendar_entries_calendar ON calendar_entries (calendar_id) WHERE calendar_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX calendar_entries_ended ON calendar_entries (ends_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_entries, calendar_channels, calendar_write_targets');
    await runner.query('ALTER TABLE external_calendars DROP COLUMN unread_reported, DROP COLUMN writable');
    await runner.query(`DELETE FROM calendar_profiles WHERE provider_name = 'caldav'`);
    await runner.query(`ALTER TABLE calendar_profiles ADD CONSTRAINT calendar_profiles_provider_name_check
      CHECK (provider_name IN ('google', 'icloud', 'outlook', 'office365', 'exchange', 'ical_feed'))`);
    await runner.query(`
      ALTER TABLE calendar_profiles
        DROP COLUMN errored_at, DROP COLUMN token_expires_at, DROP COLUMN sealed_credentials
    `);
  }
}
