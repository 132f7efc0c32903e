import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hold stays for a while after it was booked, and names its appointment, which has an id of its own. */
export class KeepBookedHolds1799300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slot_holds ADD COLUMN appointment_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slot_holds DROP COLUMN appointment_id');
  }
}
