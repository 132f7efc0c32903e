import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything of the first release: copies of others' facts, provider objects, attempts, ledger and plans. */
export class CreatePayments1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COPIES, PROVIDER_OBJECTS, ATTEMPTS, LEDGER, LEDGER_GUARDS, MOVEMENTS, EVENTS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE provider_events, planned_charges, refunds, charges, entries, journals, attempts, setups, saved_cards,
        provider_customers, provider_accounts, client_copies, practice_copies, appointment_copies;
      DROP FUNCTION check_journal_balance(), refuse_ledger_change();
    `);
  }
}

const COPIES = `
  CREATE TABLE appointment_copies (
    appointment_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    client_id uuid,
    user_id uuid,
    instant_action_token text NOT NULL,
    token_hash bytea NOT NULL,
    state text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    -- The platform's share on top of the price, fixed when the price became known.
    platform_fee_cents integer NOT NULL CHECK (platform_fee_cents >= 0),
    -- What is kept of a cancelled visit under its terms.
    late_fee_cents integer NOT NULL DEFAULT 0 CHECK (late_fee_cents >= 0),
    currency char(3) NOT NULL,
    time_zone text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    payment_requirement text NOT NULL,
    payment_due_by timestamptz,
    booked_by text NOT NULL,
    version integer NOT NULL,
    -- Labels last told to others; only to notice a change, never read as a status.
    announced_status text,
    announced_client_status text
  );
  CREATE UNIQUE INDEX appointment_copies_token ON appointment_copies (token_hash);
  CREATE INDEX appointment_copies_practice ON appointment_copies (practice_id, starts_at);
  CREATE INDEX appointment_copies_client ON appointment_copies (client_id);
  CREATE INDEX appointment_copies_begun ON appointment_copies (starts_at)
    WHERE state = 'approved' AND announced_status IN ('Upcoming', 'Card_needed', 'Pending');

  CREATE TABLE practice_copies (
    practice_id uuid PRIMARY KEY,
    owner_user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    currency char(3) NOT NULL,
    country text NOT NULL,
    time_zone text NOT NULL,
    version integer NOT NULL
  );

  CREATE TABLE client_copies (
    client_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    version integer NOT NULL
  );
  CREATE INDEX client_copies_user ON client_copies (user_id, practice_id);
`;

const PROVIDER_OBJECTS = `
  CREATE TABLE provider_accounts (
    practice_id uuid NOT NULL,
    provider text NOT NULL,
    account_id text NOT NULL,
    charges_enabled boolean NOT NULL,
    details_submitted boolean NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (practice_id, provider),
    UNIQUE (provider, account_id)
  );

  -- A client of a practice at the provider. The holder is the contact; for accounts without one, the account.
  CREATE TABLE provider_customers (
    practice_id uuid NOT NULL,
    holder_id uuid NOT NULL,
    account_id text NOT NULL,
    customer_id text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (practice_id, holder_id, account_id)
  );

  CREATE TABLE saved_cards (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    holder_id uuid NOT NULL,
    -- Who gave it: an account, or whoever had the link of this visit. Decides what else it may pay for.
    user_id uuid,
    appointment_id uuid,
    account_id text NOT NULL,
    customer_id text NOT NULL,
    payment_method_id text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    exp_month integer NOT NULL,
    exp_year integer NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (account_id, payment_method_id)
  );
  CREATE INDEX saved_cards_holder ON saved_cards (practice_id, holder_id, created_at DESC, id DESC);
  CREATE INDEX saved_cards_user ON saved_cards (practice_id, user_id) WHERE user_id IS NOT NULL;
  CREATE INDEX saved_cards_appointment ON saved_cards (appointment_id) WHERE appointment_id IS NOT NULL;

  -- A setup that we began: whose card it saves and for which visit.
  CREATE TABLE setups (
    setup_intent_id text PRIMARY KEY,
    practice_id uuid NOT NULL,
    holder_id uuid NOT NULL,
    user_id uuid,
    appointment_id uuid,
    account_id text NOT NULL,
    customer_id text NOT NULL,
    created_at timestamptz NOT NULL,
    completed_at timestamptz
  );
  CREATE INDEX setups_open ON setups (practice_id, holder_id, created_at) WHERE completed_at IS NULL;
`;

const ATTEMPTS = `
  -- Every call that makes something at a provider, written before it is made.
  CREATE TABLE attempts (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    purpose text NOT NULL,
    number integer NOT NULL,
    idempotency_key text NOT NULL UNIQUE,
    account_id text,
    parameters jsonb NOT NULL,
    amount_cents integer,
    state text NOT NULL CHECK (state IN ('started', 'unknown', 'awaiting_client', 'succeeded', 'failed')),
    provider_object_id text,
    error_code text,
    error_message text,
    started_at timestamptz NOT NULL,
    asked_at timestamptz NOT NULL,
    times_asked integer NOT NULL DEFAULT 0,
    finished_at timestamptz,
    UNIQUE (subject_id, purpose, number)
  );
  -- One live attempt for one thing: twenty simultaneous calls make one charge.
  CREATE UNIQUE INDEX attempts_live ON attempts (subject_id, purpose)
    WHERE state IN ('started', 'unknown', 'awaiting_client');
  CREATE INDEX attempts_unanswered ON attempts (asked_at) WHERE state IN ('started', 'unknown');
  CREATE INDEX attempts_waiting ON attempts (subject_id) WHERE state = 'awaiting_client';
  CREATE INDEX attempts_object ON attempts (provider_object_id) WHERE provider_object_id IS NOT NULL;
`;

const LEDGER = `
  CREATE TABLE journals (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('billing', 'charge', 'refund', 'goodwill')),
    -- What it records; the same source is never recorded twice.
    source text NOT NULL,
    recorded_at timestamptz NOT NULL,
    UNIQUE (kind, source)
  );
  CREATE INDEX journals_appointment ON journals (appointment_id);

  CREATE TABLE entries (
    id uuid PRIMARY KEY,
    journal_id uuid NOT NULL REFERENCES journals (id),
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    account text NOT NULL CHECK (account IN
      ('client_receivable', 'provider_clearing', 'practice_revenue', 'tips', 'refunds', 'fees')),
    -- Debits are positive.
    amount_cents integer NOT NULL CHECK (amount_cents <> 0),
    currency char(3) NOT NULL
  );
  CREATE INDEX entries_journal ON entries (journal_id);
  CREATE INDEX entries_appointment ON entries (appointment_id, account) INCLUDE (amount_cents);
  CREATE INDEX entries_practice ON entries (practice_id, account) INCLUDE (amount_cents);
`;

const LEDGER_GUARDS = `
  CREATE FUNCTION check_journal_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM entries WHERE journal_id = NEW.journal_id GROUP BY currency HAVING sum(amount_cents) <> 0) THEN
      RAISE EXCEPTION 'journal % does not balance', NEW.journal_id USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT ON entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal_balance();

  -- A ledger is corrected by another journal, never by changing one.
  CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% of the ledger is refused', TG_OP USING ERRCODE = 'check_violation';
  END $$;
  CREATE TRIGGER entries_final BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
  CREATE TRIGGER journals_final BEFORE UPDATE OR DELETE ON journals FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
`;

const MOVEMENTS = `
  CREATE TABLE charges (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('appointment', 'cancellation_fee')),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    currency char(3) NOT NULL,
    provider text NOT NULL,
    account_id text NOT NULL,
    payment_intent_id text NOT NULL UNIQUE,
    card_brand text NOT NULL,
    card_last4 text NOT NULL,
    charged_at timestamptz NOT NULL
  );
  CREATE INDEX charges_appointment ON charges (appointment_id, charged_at DESC);

  CREATE TABLE refunds (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    charge_id uuid NOT NULL REFERENCES charges (id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    reason text NOT NULL CHECK (reason IN ('cancelled', 'declined', 'expired', 'adjustment')),
    state text NOT NULL CHECK (state IN ('planned', 'pending', 'succeeded', 'failed')),
    provider_refund_id text UNIQUE,
    tries integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  );
  CREATE INDEX refunds_appointment ON refunds (appointment_id);
  CREATE INDEX refunds_charge ON refunds (charge_id);
  CREATE INDEX refunds_due ON refunds (due_at) WHERE state = 'planned';

  CREATE TABLE planned_charges (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('appointment', 'cancellation_fee')),
    state text NOT NULL CHECK (state IN ('planned', 'done', 'failed', 'cancelled')),
    -- When it is charged according to the plan, and when it is tried next.
    due_at timestamptz NOT NULL,
    next_try_at timestamptz NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    UNIQUE (appointment_id, purpose)
  );
  CREATE INDEX planned_charges_due ON planned_charges (next_try_at) WHERE state = 'planned';
`;

const EVENTS = `
  -- Webhooks as they came in, each once. Only what is needed to ask the provider for the object's present state.
  CREATE TABLE provider_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    account_id text,
    object_id text NOT NULL,
    parent_id text,
    occurred_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL,
    applied_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    last_error text,
    PRIMARY KEY (provider, event_id)
  );
  CREATE INDEX provider_events_waiting ON provider_events (next_try_at, received_at) WHERE applied_at IS NULL;
`;
