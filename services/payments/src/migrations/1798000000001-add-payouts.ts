import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers sent to practices' banks, and of what each payout is made. */
export class AddPayouts1798000000001 implements MigrationInterface {
  readonly name = 'AddPayouts1798000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYOUTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payout_entries;
      DROP TABLE payouts;
      ALTER TABLE provider_accounts DROP COLUMN payouts_read_at;
    `);
  }
}

const PAYOUTS = `
  CREATE TABLE payouts (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    provider text NOT NULL,
    account_id text NOT NULL,
    provider_payout_id text NOT NULL,
    amount_cents integer NOT NULL,
    currency char(3) NOT NULL,
    status text NOT NULL CHECK (status IN ('on_the_way', 'paid', 'failed')),
    sent_at timestamptz NOT NULL,
    arrives_on date,
    UNIQUE (provider, provider_payout_id)
  );
  CREATE INDEX payouts_practice ON payouts (practice_id, sent_at DESC, id);
  CREATE TABLE payout_entries (
    payout_id uuid NOT NULL REFERENCES payouts (id) ON DELETE CASCADE,
    entry_id text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'fee', 'correction')),
    gross_cents integer NOT NULL,
    fee_cents integer NOT NULL,
    payment_id text,
    label text NOT NULL,
    occurred_at timestamptz NOT NULL,
    PRIMARY KEY (payout_id, entry_id)
  );
  -- When the provider was last asked for payouts of which no webhook has come.
  ALTER TABLE provider_accounts ADD COLUMN payouts_read_at timestamptz;
`;
