import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of themselves, and links that bring an account another address. */
export class AddPersonalSettings1798600000000 implements MigrationInterface {
  readonly name = 'AddPersonalSettings1798600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN gender text, ADD COLUMN custom_gender text, ADD COLUMN dob date`);
    await runner.query('ALTER TABLE email_confirmations ADD COLUMN new_email text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_confirmations DROP COLUMN new_email');
    await runner.query('ALTER TABLE users DROP COLUMN gender, DROP COLUMN custom_gender, DROP COLUMN dob');
  }
}
