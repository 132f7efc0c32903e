import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices choose that a contact is sent by itself. */
export class CreateClientSettings1797600000001 implements MigrationInterface {
  readonly name = 'CreateClientSettings1797600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_settings (
        client_id uuid PRIMARY KEY,
        appointment_reminder_email boolean NOT NULL,
        appointment_reminder_text boolean NOT NULL,
        payment_past_due_email boolean NOT NULL,
        payment_past_due_text boolean NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_settings');
  }
}
