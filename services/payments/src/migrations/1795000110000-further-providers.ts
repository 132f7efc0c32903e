import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Charging that does not depend on the provider: each attempt, card and setup knows whose it is. */
export class FurtherProviders1795000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [PROVIDERS, ACTIVE, PAYMENT_ORDERS, REFUND_ORDERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attempts DROP COLUMN provider;
      ALTER TABLE saved_cards DROP COLUMN provider;
      ALTER TABLE setups DROP COLUMN provider;
      DROP INDEX provider_accounts_active;
      ALTER TABLE provider_accounts DROP COLUMN active;
    `);
  }
}

const PROVIDERS = `
  ALTER TABLE attempts ADD COLUMN provider text NOT NULL DEFAULT 'stripe';
  ALTER TABLE attempts ALTER COLUMN provider DROP DEFAULT;
  ALTER TABLE saved_cards ADD COLUMN provider text NOT NULL DEFAULT 'stripe';
  ALTER TABLE saved_cards ALTER COLUMN provider DROP DEFAULT;
  ALTER TABLE setups ADD COLUMN provider text NOT NULL DEFAULT 'stripe';
  ALTER TABLE setups ALTER COLUMN provider DROP DEFAULT;
`;

const ACTIVE = `
  -- Of several connected card providers, the one that charges.
  ALTER TABLE provider_accounts ADD COLUMN active boolean NOT NULL DEFAULT true;
  ALTER TABLE provider_accounts ALTER COLUMN active DROP DEFAULT;
  CREATE UNIQUE INDEX provider_accounts_active ON provider_accounts (practice_id)
    WHERE active AND provider IN ('stripe', 'square');
`;

/** From Stripe's words to ours. */
const PAYMENT_ORDERS = `
  UPDATE attempts SET parameters = jsonb_build_object(
    'attemptId', id, 'practiceId', practice_id, 'appointmentId', subject_id, 'purpose', purpose,
    'amountCents', amount_cents, 'tipCents', 0, 'currency', upper(parameters ->> 'currency'),
    'platformFeeCents', coalesce((parameters ->> 'application_fee_amount')::int, 0),
    'source', jsonb_build_object('kind', 'card', 'customerId', parameters ->> 'customer',
      'paymentMethodId', parameters ->> 'payment_method'))
  WHERE purpose IN ('appointment', 'cancellation_fee');
`;

const REFUND_ORDERS = `
  UPDATE attempts SET parameters = jsonb_build_object(
    'attemptId', attempts.id, 'refundId', subject_id, 'appointmentId', refunds.appointment_id,
    'paymentId', charges.payment_intent_id, 'amountCents', attempts.amount_cents, 'currency', charges.currency,
    'returnsPlatformFee', attempts.parameters ? 'refund_application_fee')
  FROM refunds JOIN charges ON charges.id = refunds.charge_id
  WHERE attempts.purpose = 'refund' AND refunds.id = subject_id;
`;
