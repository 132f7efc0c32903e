import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A note may be about one of the contact's visits. */
export class AddVisitsOfNotes1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client_notes ADD COLUMN appointment_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client_notes DROP COLUMN appointment_id');
  }
}
