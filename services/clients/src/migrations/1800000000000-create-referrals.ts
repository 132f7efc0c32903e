import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The referral programme: codes of practitioners, who registered with them, and what was withdrawn. */
export class CreateReferrals1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE referrers (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        practice_id uuid NOT NULL,
        code text NOT NULL UNIQUE,
        is_lifer boolean NOT NULL
      );
      CREATE TABLE referral_uses (
        id uuid PRIMARY KEY,
        referrer_id uuid NOT NULL REFERENCES referrers (user_id) ON DELETE CASCADE,
        referred_id uuid UNIQUE REFERENCES users (id) ON DELETE SET NULL,
        used_at timestamptz,
        credit_cents integer NOT NULL CHECK (credit_cents >= 0),
        is_withdrawable boolean NOT NULL
      );
      CREATE INDEX referral_uses_referrer ON referral_uses (referrer_id, used_at);
      CREATE TABLE referral_withdrawals (
        id uuid PRIMARY KEY,
        referrer_id uuid NOT NULL REFERENCES referrers (user_id) ON DELETE CASCADE,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        status text NOT NULL CHECK (status IN ('pending', 'paid', 'declined')),
        requested_at timestamptz NOT NULL,
        settled_at timestamptz
      );
      CREATE INDEX referral_withdrawals_referrer ON referral_withdrawals (referrer_id, requested_at);
      CREATE UNIQUE INDEX referral_withdrawals_pending ON referral_withdrawals (referrer_id) WHERE status = 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE referral_withdrawals, referral_uses, referrers');
  }
}
