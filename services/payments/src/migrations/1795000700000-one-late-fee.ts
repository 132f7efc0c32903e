import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What others were told of a booking's price, and the part of what is kept that is a package's price. */
export class OneLateFee1795000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE appointment_copies
      -- Null: nothing was told, it costs what was booked.
      ADD COLUMN told_price jsonb,
      ADD COLUMN price_version integer NOT NULL DEFAULT 0,
      -- Part of late_fee_cents.
      ADD COLUMN kept_package_cents integer NOT NULL DEFAULT 0 CHECK (kept_package_cents >= 0)`);
    await runner.query(`UPDATE appointment_copies copies SET kept_package_cents = late_fee_cents
      FROM client_packages sold
      WHERE sold.appointment_id = copies.appointment_id AND sold.refunded_at IS NULL AND copies.state = 'cancelled'
        AND copies.late_fee_cents = sold.amount_cents`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE appointment_copies
      DROP COLUMN told_price, DROP COLUMN price_version, DROP COLUMN kept_package_cents`);
  }
}
