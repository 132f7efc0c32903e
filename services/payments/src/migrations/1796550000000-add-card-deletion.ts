import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards can be deleted: the row stays, so that a setup which is completed late does not bring the card back. */
export class AddCardDeletion1796550000000 implements MigrationInterface {
  readonly name = 'AddCardDeletion1796550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_cards ADD COLUMN deleted_at timestamptz,
        -- When the provider is to be told of it next; null where it need not be told, or has been.
        ADD COLUMN detach_at timestamptz;
      CREATE INDEX saved_cards_detach ON saved_cards (detach_at) WHERE detach_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX saved_cards_detach;
      DELETE FROM saved_cards WHERE deleted_at IS NOT NULL;
      ALTER TABLE saved_cards DROP COLUMN deleted_at, DROP COLUMN detach_at;
    `);
  }
}
