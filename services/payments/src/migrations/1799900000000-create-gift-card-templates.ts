import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards as practices offer them. */
export class CreateGiftCardTemplates1799900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gift_card_templates (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents BETWEEN 100 AND 1000000),
        description text NOT NULL,
        active boolean NOT NULL,
        public boolean NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX gift_card_templates_practice ON gift_card_templates (practice_id, amount_cents);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gift_card_templates');
  }
}
