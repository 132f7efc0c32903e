import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is owed and was collected of each visit, for lists and totals over many years of them. */
export class AddPaymentsDirectory1796520000000 implements MigrationInterface {
  readonly name = 'AddPaymentsDirectory1796520000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COLUMNS, SUMS, INDEXES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX appointment_projections_practice ON appointment_projections (practice_id, starts_at);
      DROP INDEX appointment_projections_directory, appointment_projections_failed, appointment_projections_owed,
        client_projections_practice, client_projections_name;
      DROP TRIGGER entries_of_visit ON entries;
      DROP FUNCTION add_entry_to_visit();
      ALTER TABLE appointment_projections DROP COLUMN location_name, DROP COLUMN is_free, DROP COLUMN due_cents,
        DROP COLUMN collected_cents;
    `);
  }
}

const COLUMNS = `
  ALTER TABLE appointment_projections
    -- Where it takes place; null until scheduling has published it since.
    ADD COLUMN location_name text,
    ADD COLUMN is_free boolean GENERATED ALWAYS AS (amount_cents = 0 AND package_session IS NULL) STORED,
    -- Sums of the visit's entries, kept by the database with each of them; below zero the client is owed.
    ADD COLUMN due_cents integer NOT NULL DEFAULT 0,
    -- Through providers and outside of them, less what went back.
    ADD COLUMN collected_cents integer NOT NULL DEFAULT 0;
`;

/** The trigger locks entries until the end of the transaction, so that none comes between it and the sums of old ones. */
const SUMS = `
  CREATE FUNCTION add_entry_to_visit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.account = 'client_receivable' THEN
      UPDATE appointment_projections SET due_cents = due_cents + NEW.amount_cents
        WHERE appointment_id = NEW.appointment_id;
    ELSE
      UPDATE appointment_projections SET collected_cents = collected_cents + NEW.amount_cents
        WHERE appointment_id = NEW.appointment_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER entries_of_visit AFTER INSERT ON entries FOR EACH ROW
    WHEN (NEW.account IN ('client_receivable', 'provider_clearing', 'refunds_payable', 'offline_payments'))
    EXECUTE FUNCTION add_entry_to_visit();
  UPDATE appointment_projections projection SET due_cents = sums.due, collected_cents = sums.collected FROM (
    SELECT appointment_id,
      coalesce(sum(amount_cents) FILTER (WHERE account = 'client_receivable'), 0) AS due,
      coalesce(sum(amount_cents) FILTER (WHERE account <> 'client_receivable'), 0) AS collected
    FROM entries WHERE account IN ('client_receivable', 'provider_clearing', 'refunds_payable', 'offline_payments')
    GROUP BY appointment_id
  ) sums WHERE sums.appointment_id = projection.appointment_id;
`;

const INDEXES = `
  CREATE INDEX appointment_projections_directory ON appointment_projections (practice_id, starts_at DESC, appointment_id)
    INCLUDE (state, is_free, due_cents, collected_cents, client_id);
  DROP INDEX appointment_projections_practice;
  CREATE INDEX appointment_projections_failed ON appointment_projections (practice_id, starts_at DESC)
    WHERE published_status = 'Failed';
  CREATE INDEX appointment_projections_owed ON appointment_projections (practice_id, starts_at DESC) WHERE due_cents > 0;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX client_projections_practice ON client_projections (practice_id);
  CREATE INDEX client_projections_name ON client_projections USING gin (name gin_trgm_ops);
`;
