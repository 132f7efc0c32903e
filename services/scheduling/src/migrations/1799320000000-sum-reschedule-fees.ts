import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moving a visit late has cost so far counts towards the most that its fees may be together. */
export class SumRescheduleFees1799320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE appointments ADD COLUMN reschedule_fees_cents integer NOT NULL DEFAULT 0 CHECK (reschedule_fees_cents >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments DROP COLUMN reschedule_fees_cents');
  }
}
