import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practice's own token beside the client's, of visits and of places in group events. */
export class AddPracticeTokens1795000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      // Every row gets its own, and so does what a release books that does not know of the column yet.
      await runner.query(`ALTER TABLE ${table} ADD COLUMN practice_token text NOT NULL DEFAULT (${RANDOM_TOKEN})`);
      // Looked up by its digest, as the client's: every guess takes as long.
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN practice_token_digest bytea
           GENERATED ALWAYS AS (sha256(decode(practice_token, 'escape'))) STORED`,
      );
      await runner.query(`CREATE UNIQUE INDEX ${table}_practice_token_digest ON ${table} (practice_token_digest)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN practice_token_digest, DROP COLUMN practice_token`);
    }
  }
}

const TABLES = ['appointments', 'registrations'];

// 24 bytes in base64url, as `newSecretToken` makes them; UUIDs are Postgres's own source of strong randomness (182 bits).
const RANDOM_TOKEN = `translate(
  encode(substring(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) FROM 1 FOR 24), 'base64'), '+/', '-_')`;
