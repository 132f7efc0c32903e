import { CREATE_MERGED_ROWS, DROP_MERGED_ROWS } from '@yarrow/kit/database/merged-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two records of one person become one: which, what that changed in the one that stays, and what practices said are two. An
 * address has a key by which other spellings of it are found: without what is behind a plus, and without dots at Gmail.
 */
export class CreateClientMerges1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_MERGED_ROWS);
    await runner.query(`
      CREATE TABLE client_merges (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        client_id uuid NOT NULL,
        into_client_id uuid NOT NULL,
        changes jsonb NOT NULL,
        merged_at timestamptz NOT NULL,
        undone_at timestamptz
      );
      CREATE INDEX client_merges_practice ON client_merges (practice_id, merged_at DESC);
      CREATE INDEX client_merges_merged ON client_merges (merged_at);
      CREATE INDEX client_merges_client ON client_merges (client_id);
      CREATE INDEX client_merges_into ON client_merges (into_client_id);

      CREATE TABLE duplicate_dismissals (
        practice_id uuid NOT NULL,
        client_id uuid NOT NULL,
        other_client_id uuid NOT NULL,
        dismissed_at timestamptz NOT NULL,
        PRIMARY KEY (client_id, other_client_id),
        CHECK (client_id < other_client_id)
      );
      CREATE INDEX duplicate_dismissals_other ON duplicate_dismissals (other_client_id);

      ALTER TABLE clients ADD COLUMN email_key text GENERATED ALWAYS AS (
        CASE WHEN email ~ '@(gmail|googlemail)\\.com$'
          THEN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
          ELSE split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) END
      ) STORED;
      CREATE INDEX clients_email_key ON clients (practice_id, email_key) WHERE deleted_at IS NULL;
      CREATE INDEX clients_merged_email ON clients (practice_id, email) WHERE merged_into IS NOT NULL;
      CREATE INDEX clients_merged_into ON clients (merged_into) WHERE merged_into IS NOT NULL;
      CREATE INDEX visit_projections_of_client ON visit_projections (client_id);
      CREATE INDEX client_aliases_into ON client_aliases (into_client_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX client_aliases_into, visit_projections_of_client, clients_merged_into, clients_merged_email;
      ALTER TABLE clients DROP COLUMN email_key;
      DROP TABLE duplicate_dismissals, client_merges;
    `);
    await runner.query(DROP_MERGED_ROWS);
  }
}
