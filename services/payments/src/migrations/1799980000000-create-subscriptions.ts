import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices pay the platform for, and what that costs. */
export class CreateSubscriptions1799980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE practice_subscriptions (
        practice_id uuid PRIMARY KEY,
        customer_id text NOT NULL UNIQUE,
        checkout_id text,
        subscription_id text,
        status text,
        price_id text,
        plan text NOT NULL,
        period_ends_at timestamptz,
        ends_at timestamptz,
        version integer NOT NULL
      );
      CREATE TABLE plan_prices (
        id text PRIMARY KEY,
        product_id text NOT NULL,
        plan text NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents >= 0),
        currency char(3) NOT NULL,
        interval text NOT NULL CHECK (interval IN ('month', 'year')),
        offered boolean NOT NULL
      );
      CREATE INDEX plan_prices_product ON plan_prices (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plan_prices, practice_subscriptions');
  }
}
