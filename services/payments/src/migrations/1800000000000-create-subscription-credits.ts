import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit of practices towards what they pay the platform. */
export class CreateSubscriptionCredits1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscription_credits (
        referral_use_id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        currency char(3) NOT NULL,
        received_at timestamptz NOT NULL,
        applied_at timestamptz
      );
      CREATE INDEX subscription_credits_practice ON subscription_credits (practice_id) WHERE applied_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE subscription_credits');
  }
}
