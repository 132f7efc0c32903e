import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The series that a visit belongs to and the practice's note on it; both are set in the portal. */
export class AddSeriesAndNotes1795000610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE appointments
         ADD COLUMN recurrence_frequency text CHECK (recurrence_frequency IN
           ('daily', 'weekly', 'every_two_weeks', 'monthly_by_day', 'monthly_by_weekday', 'custom')),
         ADD COLUMN recurrence_count integer CHECK (recurrence_count > 0),
         ADD COLUMN recurrence_until timestamptz,
         ADD COLUMN note_text text,
         ADD COLUMN noted_at timestamptz,
         ADD CHECK ((note_text IS NULL) = (noted_at IS NULL)),
         ADD CHECK (recurrence_frequency IS NOT NULL OR (recurrence_count IS NULL AND recurrence_until IS NULL))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE appointments DROP COLUMN recurrence_frequency, DROP COLUMN recurrence_count,
         DROP COLUMN recurrence_until, DROP COLUMN note_text, DROP COLUMN noted_at`,
    );
  }
}
