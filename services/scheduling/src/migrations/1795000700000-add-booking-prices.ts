import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What payments publishes of the price of a booking: fees for being late are counted of what coupons leave. */
export class AddBookingPrices1795000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['appointments', 'registrations']) {
      await runner.query(`ALTER TABLE ${table}
        ADD COLUMN line_discounts integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN keepable_cents integer CHECK (keepable_cents >= 0),
        ADD COLUMN price_version integer NOT NULL DEFAULT 0`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['registrations', 'appointments']) {
      await runner.query(`ALTER TABLE ${table}
        DROP COLUMN line_discounts, DROP COLUMN keepable_cents, DROP COLUMN price_version`);
    }
  }
}
