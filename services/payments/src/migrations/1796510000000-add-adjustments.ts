import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices were paid outside of providers, and what they give back of their own will. */
export class AddAdjustments1796510000000 implements MigrationInterface {
  readonly name = 'AddAdjustments1796510000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [ACCOUNTS, ADJUSTMENTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds DROP COLUMN adjustment_id;
      DROP TABLE adjustments;
      ALTER TABLE appointment_projections DROP COLUMN paid_by;
    `);
  }
}

const ACCOUNTS = `
  ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
    CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee',
      'offline_payment', 'adjustment', 'waiver'));
  ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
    CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds', 'fees',
      'gift_cards', 'gift_card_sales', 'offline_payments', 'refunds_payable'));
  -- How it was paid outside of a provider, as the practitioner said it.
  ALTER TABLE appointment_projections ADD COLUMN paid_by text;
`;

const ADJUSTMENTS = `
  CREATE TABLE adjustments (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    -- When the practice says that it was; the ledger has when it was entered.
    adjusted_at timestamptz NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    -- The part that goes back through providers.
    provider_cents integer NOT NULL CHECK (provider_cents BETWEEN 0 AND amount_cents),
    note text NOT NULL,
    created_at timestamptz NOT NULL,
    removed_at timestamptz
  );
  CREATE INDEX adjustments_appointment ON adjustments (appointment_id);

  -- The adjustment that a refund carries out; null for what goes back because it is no longer owed.
  ALTER TABLE refunds ADD COLUMN adjustment_id uuid REFERENCES adjustments (id);
  CREATE INDEX refunds_adjustment ON refunds (adjustment_id) WHERE adjustment_id IS NOT NULL;
`;
