import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountsAndDirectory1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('pro', 'client')),
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        phone text,
        practice_id uuid UNIQUE,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'pro') = (practice_id IS NOT NULL))
      );

      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX password_resets_user ON password_resets (user_id);

      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE TABLE clients (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        user_id uuid REFERENCES users ON DELETE SET NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text CHECK (email = lower(email)),
        phone text,
        time_zone text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        merged_into uuid REFERENCES clients
      );
      CREATE UNIQUE INDEX clients_practice_email ON clients (practice_id, email) WHERE deleted_at IS NULL;
      CREATE INDEX clients_practice_phone ON clients (practice_id, phone) WHERE deleted_at IS NULL;
      CREATE INDEX clients_practice_name ON clients (practice_id, lower(first_name || ' ' || last_name), id) WHERE deleted_at IS NULL;
      CREATE INDEX clients_email ON clients (email) WHERE user_id IS NULL AND deleted_at IS NULL;
      CREATE INDEX clients_user ON clients (user_id);
      CREATE INDEX clients_search ON clients
        USING gin ((first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops)
        WHERE deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE clients, password_resets, users');
  }
}
