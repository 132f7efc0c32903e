import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that sent an intake form last: repeated, it sends nothing more. */
export class RememberSendings1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intake_form_links ADD COLUMN last_sending_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intake_form_links DROP COLUMN last_sending_id');
  }
}
