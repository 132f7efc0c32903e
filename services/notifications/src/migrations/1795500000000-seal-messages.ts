import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealMessages1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries ADD COLUMN sealed_message text, ALTER COLUMN message DROP NOT NULL;
      UPDATE deliveries SET message = NULL WHERE state IN ('sent', 'dropped', 'failed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deliveries WHERE message IS NULL AND state IN ('planned', 'sending');
      UPDATE deliveries SET message = '{}' WHERE message IS NULL;
      ALTER TABLE deliveries DROP COLUMN sealed_message, ALTER COLUMN message SET NOT NULL;
    `);
  }
}
