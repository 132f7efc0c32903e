import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the account `write_offs` for remainders below the minimum charge (ADR 75). */
export class WriteOffSmallRemainders1799340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every kind that the former one permits
      ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
        CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee',
          'offline_payment', 'adjustment', 'waiver', 'write_off')) NOT VALID`);
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every account that the former one permits
      ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
        CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds', 'fees',
          'gift_cards', 'gift_card_sales', 'offline_payments', 'refunds_payable', 'write_offs')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entries DROP CONSTRAINT entries_account_check, ADD CONSTRAINT entries_account_check
        CHECK (account IN ('client_receivable', 'provider_clearing', 'practice_revenue', 'discounts', 'tips', 'refunds', 'fees',
          'gift_cards', 'gift_card_sales', 'offline_payments', 'refunds_payable'));
      ALTER TABLE journals DROP CONSTRAINT journals_kind_check, ADD CONSTRAINT journals_kind_check
        CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill', 'gift_card_issue', 'gift_card', 'platform_fee',
          'offline_payment', 'adjustment', 'waiver'))`);
  }
}
