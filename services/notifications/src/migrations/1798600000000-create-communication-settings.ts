import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices choose of their reminders, and the texts of mails in their own words. */
export class CreateCommunicationSettings1798600000000 implements MigrationInterface {
  readonly name = 'CreateCommunicationSettings1798600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminder_settings (
        practice_id uuid PRIMARY KEY,
        appointment_reminder_email boolean NOT NULL,
        appointment_reminder_text boolean NOT NULL,
        email_minutes integer NOT NULL,
        text_minutes integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE email_templates (
        practice_id uuid NOT NULL,
        name text NOT NULL,
        content text NOT NULL,
        PRIMARY KEY (practice_id, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_templates, reminder_settings');
  }
}
