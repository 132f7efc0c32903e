import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts at Square and PayPal, and the orders that clients approve at PayPal. */
export class SquareAndPaypal1795000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE square_credentials (
        account_id text PRIMARY KEY,
        -- Encrypted.
        access_token bytea NOT NULL,
        refresh_token bytea NOT NULL,
        location_id text NOT NULL,
        expires_at timestamptz NOT NULL
      );

      -- Where the provider takes payments for the account; Square only.
      ALTER TABLE provider_accounts ADD COLUMN location_id text;
      -- Clients may fund PayPal's orders with Venmo.
      ALTER TABLE provider_accounts ADD COLUMN venmo_active boolean NOT NULL DEFAULT false;

      -- The card that a setup led to, where the setup is a single-use token.
      ALTER TABLE setups ADD COLUMN payment_method_id text;

      CREATE TABLE paypal_orders (
        order_id text PRIMARY KEY,
        practice_id uuid NOT NULL,
        appointment_id uuid NOT NULL,
        account_id text NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        tip_cents integer NOT NULL CHECK (tip_cents >= 0),
        tip_only boolean NOT NULL,
        platform_fee_cents integer NOT NULL CHECK (platform_fee_cents >= 0),
        currency char(3) NOT NULL,
        funding_source text NOT NULL CHECK (funding_source IN ('paypal', 'venmo')),
        created_at timestamptz NOT NULL,
        -- Another order took its place.
        replaced_at timestamptz
      );
      CREATE UNIQUE INDEX paypal_orders_open ON paypal_orders (appointment_id, tip_only) WHERE replaced_at IS NULL;
      CREATE INDEX attempts_paypal_order ON attempts ((parameters #>> '{source,orderId}')) WHERE provider = 'paypal';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX attempts_paypal_order;
      DROP TABLE paypal_orders, square_credentials;
      ALTER TABLE setups DROP COLUMN payment_method_id;
      ALTER TABLE provider_accounts DROP COLUMN venmo_active, DROP COLUMN location_id;
    `);
  }
}
