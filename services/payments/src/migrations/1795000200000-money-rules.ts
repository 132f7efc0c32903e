import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons, gift cards, packages sold, tips, late fees and registrations. */
export class MoneyRules1795000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COPIES, LEDGER, PURPOSES, COUPONS, GIFT_CARDS, PACKAGES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE package_uses, client_packages, gift_card_redemptions, coupon_redemptions, discount_codes, moving_fees;
      ALTER TABLE entries DROP COLUMN gift_card_id;
      DROP TABLE gift_cards;
      ALTER TABLE practice_copies DROP COLUMN accepts_tips;
      ALTER TABLE appointment_copies DROP COLUMN kind, DROP COLUMN lines, DROP COLUMN package_session,
        DROP COLUMN terms, DROP COLUMN discount_cents, DROP COLUMN tip_cents, DROP COLUMN moving_fee_cents,
        DROP COLUMN cancelled_by, DROP COLUMN cancelled_late, DROP COLUMN secured_by;
    `);
  }
}

const COPIES = `
  ALTER TABLE appointment_copies
    -- A registration for a group event is to money what an appointment is.
    ADD COLUMN kind text NOT NULL DEFAULT 'appointment' CHECK (kind IN ('appointment', 'registration')),
    ADD COLUMN lines jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN package_session jsonb,
    -- The cancellation terms in force when it was booked.
    ADD COLUMN terms jsonb,
    -- What its coupons take off; kept in step with coupon_redemptions under this row's lock.
    ADD COLUMN discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    ADD COLUMN tip_cents integer NOT NULL DEFAULT 0 CHECK (tip_cents >= 0),
    -- What moving it within the late window cost; the sum of moving_fees.
    ADD COLUMN moving_fee_cents integer NOT NULL DEFAULT 0 CHECK (moving_fee_cents >= 0),
    ADD COLUMN cancelled_by text,
    -- By the client within the late window.
    ADD COLUMN cancelled_late boolean NOT NULL DEFAULT false,
    -- What made the booking count; told once.
    ADD COLUMN secured_by text;
  CREATE INDEX appointment_copies_package ON appointment_copies ((package_session ->> 'packageId'))
    WHERE package_session IS NOT NULL;

  -- One row for each move, so that an event that comes twice is owed once.
  CREATE TABLE moving_fees (
    appointment_id uuid NOT NULL,
    version integer NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    PRIMARY KEY (appointment_id, version)
  );

  ALTER TABLE practice_copies ADD COLUMN accepts_tips boolean NOT NULL DEFAULT false;
`;

const LEDGER = `
  -- Issuing a gift card concerns no appointment.
  ALTER TABLE journals ALTER COLUMN appointment_id DROP NOT NULL;
  ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
    CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card'));
  ALTER TABLE entries ALTER COLUMN appointment_id DROP NOT NULL;
  ALTER TABLE entries ADD COLUMN gift_card_id uuid;
  ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
    CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds',
      'fees', 'gift_cards', 'gift_card_sales'));
  ALTER TABLE entries ADD CONSTRAINT entries_gift_card CHECK ((account = 'gift_cards') = (gift_card_id IS NOT NULL));
  CREATE INDEX entries_gift_card ON entries (gift_card_id) INCLUDE (amount_cents) WHERE gift_card_id IS NOT NULL;
`;

const PURPOSES = `
  ALTER TABLE charges DROP CONSTRAINT charges_purpose_check, ADD CONSTRAINT charges_purpose_check
    CHECK (purpose IN ('appointment', 'cancellation_fee', 'tip'));
`;

const COUPONS = `
  CREATE TABLE discount_codes (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    code text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('fixed', 'percentage')),
    amount_cents integer CHECK (amount_cents >= 100),
    percent integer CHECK (percent BETWEEN 0 AND 100),
    expires_at timestamptz,
    max_redemptions integer CHECK (max_redemptions >= 1),
    combination_limit integer NOT NULL CHECK (combination_limit >= 1),
    -- Null: all services.
    service_ids uuid[],
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK ((kind = 'fixed') = (amount_cents IS NOT NULL) AND (kind = 'percentage') = (percent IS NOT NULL))
  );
  CREATE UNIQUE INDEX discount_codes_code ON discount_codes (practice_id, code) WHERE deleted_at IS NULL;

  CREATE TABLE coupon_redemptions (
    id uuid PRIMARY KEY,
    discount_code_id uuid NOT NULL REFERENCES discount_codes (id),
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    -- The coupon as it was when redeemed.
    code text NOT NULL,
    kind text NOT NULL,
    amount_cents integer,
    percent integer,
    service_ids uuid[],
    combination_limit integer NOT NULL,
    discount_cents integer NOT NULL CHECK (discount_cents >= 0),
    redeemed_at timestamptz NOT NULL,
    -- Taken off by the client: it discounts nothing any more.
    removed_at timestamptz,
    -- Does not count as a use any more: removed, or the visit was cancelled or paid back.
    given_back_at timestamptz
  );
  CREATE INDEX coupon_redemptions_appointment ON coupon_redemptions (appointment_id);
  CREATE INDEX coupon_redemptions_counted ON coupon_redemptions (discount_code_id) WHERE given_back_at IS NULL;
  CREATE UNIQUE INDEX coupon_redemptions_once ON coupon_redemptions (discount_code_id, appointment_id)
    WHERE removed_at IS NULL;
`;

const GIFT_CARDS = `
  -- The balance is the sum of the card's entries in the ledger.
  CREATE TABLE gift_cards (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    code text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents >= 100),
    currency char(3) NOT NULL,
    recipient_name text NOT NULL,
    recipient_email text NOT NULL,
    message text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (practice_id, code)
  );

  CREATE TABLE gift_card_redemptions (
    id uuid PRIMARY KEY,
    gift_card_id uuid NOT NULL REFERENCES gift_cards (id),
    appointment_id uuid NOT NULL,
    redeemed_at timestamptz NOT NULL,
    removed_at timestamptz,
    UNIQUE (gift_card_id, appointment_id)
  );
  CREATE INDEX gift_card_redemptions_appointment ON gift_card_redemptions (appointment_id);
`;

const PACKAGES = `
  -- What was sold; the sessions are counted by scheduling.
  CREATE TABLE client_packages (
    id uuid PRIMARY KEY,
    -- The visit that bought it.
    appointment_id uuid NOT NULL UNIQUE,
    practice_id uuid NOT NULL,
    client_id uuid,
    user_id uuid,
    service_id uuid NOT NULL,
    name text NOT NULL,
    number_of_sessions integer NOT NULL CHECK (number_of_sessions >= 1),
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    currency char(3) NOT NULL,
    sold_at timestamptz NOT NULL,
    refunded_at timestamptz
  );

  -- Our copy of scheduling's count; it may arrive before or after the sale is noted here.
  CREATE TABLE package_uses (
    package_id uuid PRIMARY KEY,
    sessions_used integer NOT NULL,
    version integer NOT NULL
  );
`;
