import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a visit was ever charged: it stays among the payments when everything went back. */
export class NoteChargedVisits1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COLUMN, TRIGGER, INDEX]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER charge_of_visit ON entries;
      DROP FUNCTION note_charge_of_visit();
      CREATE INDEX appointment_projections_directory_before
        ON appointment_projections (practice_id, starts_at DESC, appointment_id)
        INCLUDE (state, is_free, due_cents, collected_cents, client_id);
      DROP INDEX appointment_projections_directory;
      ALTER INDEX appointment_projections_directory_before RENAME TO appointment_projections_directory;
      ALTER TABLE appointment_projections DROP COLUMN charged;
    `);
  }
}

const COLUMN = `
  ALTER TABLE appointment_projections
    -- Money of it has been at a provider, whatever went back since.
    ADD COLUMN charged boolean NOT NULL DEFAULT false
`;

/** The trigger locks entries until the end of the transaction, so that none comes between it and the marks of old ones. */
const TRIGGER = `
  CREATE FUNCTION note_charge_of_visit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE appointment_projections SET charged = true WHERE appointment_id = NEW.appointment_id AND NOT charged;
    RETURN NULL;
  END $$;
  CREATE TRIGGER charge_of_visit AFTER INSERT ON entries FOR EACH ROW
    WHEN (NEW.account = 'provider_clearing') EXECUTE FUNCTION note_charge_of_visit();
  UPDATE appointment_projections projection SET charged = true
    FROM entries WHERE entries.appointment_id = projection.appointment_id AND account = 'provider_clearing';
`;

const INDEX = `
  CREATE INDEX appointment_projections_directory_charged
    ON appointment_projections (practice_id, starts_at DESC, appointment_id)
    INCLUDE (state, is_free, charged, due_cents, collected_cents, client_id);
  DROP INDEX appointment_projections_directory;
  ALTER INDEX appointment_projections_directory_charged RENAME TO appointment_projections_directory;
`;
