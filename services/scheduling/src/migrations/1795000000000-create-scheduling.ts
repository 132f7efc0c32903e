import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of others' facts, busy time, kept times and appointments. */
export class CreateScheduling1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    for (const statement of [...COPIES, ...OCCUPANCIES, ...HOLDS, ...APPOINTMENTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE appointments, slot_holds, occupancies, tz_release, user_copies, client_copies,
      provider_copies, service_copies, location_copies, practice_copies`);
  }
}

/** `data` is the event's message in protobuf JSON; the columns beside it are what queries need. */
const COPIES = [
  `CREATE TABLE practice_copies (
    practice_id uuid PRIMARY KEY,
    version integer NOT NULL,
    data jsonb NOT NULL
  )`,
  `CREATE TABLE location_copies (
    location_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    version integer NOT NULL,
    deleted boolean NOT NULL DEFAULT false,
    data jsonb NOT NULL
  )`,
  'CREATE INDEX location_copies_practice ON location_copies (practice_id)',
  `CREATE TABLE service_copies (
    service_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    version integer NOT NULL,
    data jsonb NOT NULL
  )`,
  'CREATE INDEX service_copies_practice ON service_copies (practice_id)',
  `CREATE TABLE provider_copies (
    practice_id uuid NOT NULL,
    provider text NOT NULL,
    charges_enabled boolean NOT NULL,
    PRIMARY KEY (practice_id, provider)
  )`,
  `CREATE TABLE client_copies (
    client_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    user_id uuid,
    email text NOT NULL,
    phone text NOT NULL,
    deleted boolean NOT NULL,
    merged_into uuid,
    version integer NOT NULL
  )`,
  'CREATE INDEX client_copies_email ON client_copies (practice_id, email)',
  'CREATE INDEX client_copies_phone ON client_copies (practice_id, phone)',
  'CREATE INDEX client_copies_user ON client_copies (user_id) WHERE user_id IS NOT NULL',
  `CREATE TABLE user_copies (
    user_id uuid PRIMARY KEY,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    version integer NOT NULL
  )`,
  'CREATE TABLE tz_release (one boolean PRIMARY KEY DEFAULT true CHECK (one), version text NOT NULL)',
];

const OCCUPANCIES = [
  // `during` reaches from the start to the end plus the practice's buffer: two visits whose stretches do not overlap
  // have at least one buffer between them, and never two. Busy time that is no visit keeps no gap behind it: its range
  // ends where it ends. The constraint's index serves the lookups of busy time as well.
  `CREATE TABLE occupancies (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('hold', 'appointment')),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    during tstzrange NOT NULL,
    expires_at timestamptz,
    overlap_allowed boolean NOT NULL DEFAULT false,
    CHECK (starts_at < ends_at AND lower(during) = starts_at AND upper(during) >= ends_at),
    CONSTRAINT occupancies_apart EXCLUDE USING gist (practice_id WITH =, during WITH &&) WHERE (NOT overlap_allowed)
  )`,
  'CREATE INDEX occupancies_overlapping ON occupancies USING gist (practice_id, during) WHERE overlap_allowed',
];

const HOLDS = [
  `CREATE TABLE slot_holds (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    user_id uuid,
    place jsonb NOT NULL,
    lines jsonb NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    time_zone text NOT NULL,
    client_time_zone text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    currency text NOT NULL,
    payment_requirement text NOT NULL CHECK (payment_requirement IN ('none', 'save_card', 'charge')),
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX slot_holds_expiry ON slot_holds (expires_at)',
];

const APPOINTMENTS = [
  `CREATE TABLE appointments (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    user_id uuid,
    instant_action_token text NOT NULL,
    token_digest bytea NOT NULL UNIQUE,
    state text NOT NULL
      CHECK (state IN ('awaiting_payment', 'pending', 'approved', 'declined', 'cancelled', 'unavailable')),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    time_zone text NOT NULL,
    local_starts_at text NOT NULL,
    client_time_zone text NOT NULL,
    place jsonb NOT NULL,
    lines jsonb NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    currency text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    booked_by text NOT NULL CHECK (booked_by IN ('client', 'pro')),
    new_client boolean NOT NULL,
    client_note text NOT NULL,
    practitioner_note text NOT NULL DEFAULT '',
    instant_approval boolean NOT NULL,
    cancellation jsonb NOT NULL,
    cancelled_by text CHECK (cancelled_by IN ('client', 'pro')),
    payment_requirement text NOT NULL CHECK (payment_requirement IN ('none', 'save_card', 'charge')),
    payment_due_by timestamptz,
    created_at timestamptz NOT NULL,
    version integer NOT NULL
  )`,
  'CREATE INDEX appointments_practice ON appointments (practice_id, starts_at)',
  'CREATE INDEX appointments_client ON appointments (client_id, starts_at)',
  'CREATE INDEX appointments_user ON appointments (user_id, starts_at) WHERE user_id IS NOT NULL',
  `CREATE INDEX appointments_pending ON appointments (practice_id, starts_at) WHERE state = 'pending'`,
  `CREATE INDEX appointments_unanswered ON appointments (starts_at) WHERE state = 'pending'`,
  `CREATE INDEX appointments_unpaid ON appointments (payment_due_by) WHERE state = 'awaiting_payment'`,
  `CREATE INDEX appointments_coming ON appointments (starts_at)
    WHERE state IN ('awaiting_payment', 'pending', 'approved')`,
];
