import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the portal's directory needs: addresses and notes of contacts, when each was last there, who looked at a phone
 * number, and of a practice its country, its zone and what it is reached at.
 */
export class CompleteDirectory1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE clients
        ADD COLUMN address text, ADD COLUMN address_two text, ADD COLUMN city text, ADD COLUMN state text,
        ADD COLUMN postal_code text, ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
        ADD COLUMN last_appointment_at timestamptz;

      CREATE TABLE client_notes (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL REFERENCES clients,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 10000),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX client_notes_client ON client_notes (client_id, created_at DESC, id DESC);

      CREATE TABLE phone_views (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        client_id uuid NOT NULL,
        user_id uuid NOT NULL,
        viewed_at timestamptz NOT NULL
      );
      CREATE INDEX phone_views_viewed ON phone_views (viewed_at);
      CREATE INDEX phone_views_client ON phone_views (client_id);
      CREATE INDEX phone_views_user ON phone_views (user_id);

      CREATE TABLE practice_projections (
        practice_id uuid PRIMARY KEY,
        country text NOT NULL,
        time_zone text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        version integer NOT NULL
      );

      CREATE TABLE client_aliases (
        client_id uuid PRIMARY KEY,
        into_client_id uuid NOT NULL
      );

      CREATE TABLE visit_projections (
        appointment_id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        stands boolean NOT NULL,
        counted boolean NOT NULL,
        version integer NOT NULL
      );
      CREATE INDEX visit_projections_client ON visit_projections (client_id, starts_at) WHERE stands;
      CREATE INDEX visit_projections_uncounted ON visit_projections (starts_at) WHERE stands AND NOT counted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE visit_projections, client_aliases, practice_projections, phone_views, client_notes;
      ALTER TABLE clients DROP COLUMN address, DROP COLUMN address_two, DROP COLUMN city, DROP COLUMN state,
        DROP COLUMN postal_code, DROP COLUMN country, DROP COLUMN last_appointment_at;
    `);
  }
}
