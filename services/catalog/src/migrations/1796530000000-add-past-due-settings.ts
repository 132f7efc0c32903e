import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether, how and when clients are notified of a payment that is past due; as it was so far for all. */
export class AddPastDueSettings1796530000000 implements MigrationInterface {
  readonly name = 'AddPastDueSettings1796530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices
        ADD COLUMN past_due_email_enabled boolean NOT NULL DEFAULT true,
        ADD COLUMN past_due_text_enabled boolean NOT NULL DEFAULT false,
        ADD COLUMN past_due_email_minutes integer NOT NULL DEFAULT 120 CHECK (past_due_email_minutes >= 0),
        ADD COLUMN past_due_text_minutes integer NOT NULL DEFAULT 120 CHECK (past_due_text_minutes >= 0)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices DROP COLUMN past_due_email_enabled, DROP COLUMN past_due_text_enabled,
        DROP COLUMN past_due_email_minutes, DROP COLUMN past_due_text_minutes
    `);
  }
}
