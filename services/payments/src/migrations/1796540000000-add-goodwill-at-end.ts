import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the practice had given back of its own will when a visit was called off, apart from what it gave back later. */
export class AddGoodwillAtEnd1796540000000 implements MigrationInterface {
  readonly name = 'AddGoodwillAtEnd1796540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE appointment_projections ADD COLUMN goodwill_at_end_cents integer CHECK (goodwill_at_end_cents >= 0);
      -- What was given back so far counted as given before the end; bills that are settled stay as they are.
      UPDATE appointment_projections SET goodwill_at_end_cents = (
        SELECT coalesce(sum(amount_cents), 0) FROM entries JOIN journals ON journals.id = journal_id
        WHERE entries.appointment_id = appointment_projections.appointment_id AND account = 'refunds' AND kind <> 'billing'
      ) WHERE state IN ('declined', 'cancelled', 'unavailable');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_projections DROP COLUMN goodwill_at_end_cents');
  }
}
