import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices agreed with one contact: `[{ serviceId, amountCents }]`, few and always read with the contact. */
export class AddCustomPrices1795000303000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients ADD COLUMN custom_prices jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE clients DROP COLUMN custom_prices');
  }
}
