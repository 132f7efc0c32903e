import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers ask of an account, and whether we still reach it. */
export class AddAccountStates1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_accounts
        ADD COLUMN display_name text,
        -- Stripe's names of what is missing.
        ADD COLUMN requirements_due text[] NOT NULL DEFAULT '{}',
        ADD COLUMN requirements_past_due text[] NOT NULL DEFAULT '{}',
        -- PayPal's word on the account; null for the others.
        ADD COLUMN payments_receivable boolean,
        ADD COLUMN primary_email_confirmed boolean,
        -- Since when and why it cannot be reached.
        ADD COLUMN errored_at timestamptz,
        ADD COLUMN error text;
      UPDATE provider_accounts SET payments_receivable = charges_enabled, primary_email_confirmed = charges_enabled
        WHERE provider = 'paypal';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_accounts
        DROP COLUMN error, DROP COLUMN errored_at, DROP COLUMN primary_email_confirmed, DROP COLUMN payments_receivable,
        DROP COLUMN requirements_past_due, DROP COLUMN requirements_due, DROP COLUMN display_name;
    `);
  }
}
