import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In whose name a message leaves, and since when it is held. */
export class HoldDeliveries1799400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deliveries ADD COLUMN on_behalf_of uuid, ADD COLUMN held_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deliveries DROP COLUMN held_since, DROP COLUMN on_behalf_of');
  }
}
