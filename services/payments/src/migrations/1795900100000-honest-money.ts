import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The platform's part of charges and refunds, currencies of coupons, payments outside of a provider, and services. */
export class HonestMoney1795900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [FEES, COUPONS, COPIES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE offer_copies;
      ALTER TABLE appointment_copies DROP COLUMN marked_paid_at;
      ALTER TABLE discount_codes DROP COLUMN currency;
      ALTER TABLE refunds DROP COLUMN platform_fee_cents;
      ALTER TABLE charges DROP COLUMN platform_fee_cents;
    `);
  }
}

const FEES = `
  ALTER TABLE charges ADD COLUMN platform_fee_cents integer NOT NULL DEFAULT 0 CHECK (platform_fee_cents >= 0);
  UPDATE charges SET platform_fee_cents = coalesce((attempts.parameters ->> 'platformFeeCents')::integer, 0)
    FROM attempts WHERE attempts.provider_object_id = charges.payment_intent_id AND attempts.subject_id = appointment_id;
  -- What the platform gave back with it.
  ALTER TABLE refunds ADD COLUMN platform_fee_cents integer NOT NULL DEFAULT 0 CHECK (platform_fee_cents >= 0);
  ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
    CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee'));
`;

const COUPONS = `
  -- Of a fixed coupon; null in those that were made before a practice's currency was known here.
  ALTER TABLE discount_codes ADD COLUMN currency char(3);
  UPDATE discount_codes SET currency = practice_copies.currency
    FROM practice_copies WHERE practice_copies.practice_id = discount_codes.practice_id;
`;

const COPIES = `
  -- When the practitioner marked it as paid outside of a provider.
  ALTER TABLE appointment_copies ADD COLUMN marked_paid_at timestamptz;

  -- What a practice sells: services, their variations and kinds of group events. Coupons name them.
  CREATE TABLE offer_copies (
    offer_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL
  );
`;
