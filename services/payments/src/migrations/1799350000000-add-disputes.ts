import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds disputes, their accounts in the ledger and their refunds (ADR 76). */
export class AddDisputes1799350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disputes (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        appointment_id uuid NOT NULL,
        charge_id uuid NOT NULL REFERENCES charges (id),
        provider text NOT NULL,
        account_id text NOT NULL,
        provider_dispute_id text NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents >= 0),
        held_cents integer NOT NULL CHECK (held_cents >= 0),
        fee_cents integer NOT NULL,
        reason text NOT NULL,
        state text NOT NULL CHECK (state IN ('needs_response', 'under_review', 'won', 'lost')),
        respond_by timestamptz,
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        refund_id uuid REFERENCES refunds (id),
        UNIQUE (provider, account_id, provider_dispute_id)
      )`);
    await runner.query('CREATE INDEX disputes_appointment ON disputes (appointment_id)');
    await runner.query('CREATE INDEX disputes_charge ON disputes (charge_id)');
    await runner.query('CREATE INDEX disputes_refund ON disputes (refund_id)');
    await runner.query(`
      CREATE INDEX disputes_uncovered ON disputes (charge_id)
      WHERE state IN ('needs_response', 'under_review') OR (state = 'lost' AND held_cents > 0)`);
    await runner.query(`
      CREATE INDEX disputes_open ON disputes (practice_id, respond_by) WHERE state IN ('needs_response', 'under_review')`);
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every reason that the former one permits
      ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check, ADD CONSTRAINT refunds_reason_check
        CHECK (reason IN ('cancelled', 'declined', 'expired', 'adjustment', 'dispute')) NOT VALID`);
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every kind that the former one permits
      ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
        CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee',
          'offline_payment', 'adjustment', 'waiver', 'write_off', 'dispute')) NOT VALID`);
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every account that the former one permits
      ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
        CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds', 'fees',
          'gift_cards', 'gift_card_sales', 'offline_payments', 'refunds_payable', 'write_offs', 'disputed', 'dispute_fees',
          'dispute_withdrawals')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
        CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds', 'fees',
          'gift_cards', 'gift_card_sales', 'offline_payments', 'refunds_payable', 'write_offs'));
      ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
        CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee',
          'offline_payment', 'adjustment', 'waiver', 'write_off'));
      ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check, ADD CONSTRAINT refunds_reason_check
        CHECK (reason IN ('cancelled', 'declined', 'expired', 'adjustment'));
      DROP TABLE disputes`);
  }
}
