import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a practice writes down of a contact, and how an invited one came to be. */
export class AddClientOrigin1795310200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE clients
        ADD COLUMN notes text CHECK (length(notes) <= 10000),
        ADD COLUMN client_type text CHECK (client_type IN ('invited')),
        ADD COLUMN invited_from text CHECK (invited_from IN
          ('web_appointment_invite', 'web_single_invite', 'csv_import', 'copy_paste', 'csv_upload')),
        ADD CHECK (invited_from IS NULL OR client_type IS NOT NULL);
      CREATE INDEX clients_imported ON clients (practice_id)
        WHERE invited_from IN ('csv_import', 'copy_paste', 'csv_upload');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE clients DROP COLUMN notes, DROP COLUMN client_type, DROP COLUMN invited_from;
    `);
  }
}
