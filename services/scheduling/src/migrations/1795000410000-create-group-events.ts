import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Group events, which make the practitioner busy, and the places that clients take in them. */
export class CreateGroupEvents1795000410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...EVENTS, ...REGISTRATIONS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE registrations, bookable_events, event_type_copies, event_tz_release');
    await runner.query(`DELETE FROM occupancies WHERE kind = 'event'`);
    await runner.query(`ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check,
      ADD CONSTRAINT occupancies_kind_check CHECK (kind IN ('hold', 'appointment'))`);
  }
}

const EVENTS = [
  `ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check,
    ADD CONSTRAINT occupancies_kind_check CHECK (kind IN ('hold', 'appointment', 'event'))`,
  `CREATE TABLE event_type_copies (
    event_type_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    version integer NOT NULL,
    data jsonb NOT NULL
  )`,
  // Wall times are what was promised; the instants follow when rules of the zone change.
  `CREATE TABLE bookable_events (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    event_type_id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    instructions text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('in_person', 'virtual')),
    photo_url text,
    place jsonb NOT NULL,
    all_day boolean NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    time_zone text NOT NULL,
    local_starts_at text NOT NULL,
    local_ends_at text NOT NULL,
    capacity integer CHECK (capacity >= 0),
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    currency text NOT NULL,
    cancelled_at timestamptz,
    created_at timestamptz NOT NULL,
    version integer NOT NULL,
    CHECK (starts_at < ends_at)
  )`,
  'CREATE INDEX bookable_events_practice ON bookable_events (practice_id, starts_at)',
  'CREATE INDEX bookable_events_type ON bookable_events (event_type_id, starts_at)',
  'CREATE INDEX bookable_events_coming ON bookable_events (starts_at) WHERE cancelled_at IS NULL',
  'CREATE TABLE event_tz_release (one boolean PRIMARY KEY DEFAULT true CHECK (one), version text NOT NULL)',
];

const REGISTRATIONS = [
  // The places of an event are counted while its row is locked; one address has one place, which the index enforces.
  `CREATE TABLE registrations (
    id uuid PRIMARY KEY,
    event_id uuid NOT NULL REFERENCES bookable_events,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    user_id uuid,
    request_id text NOT NULL,
    token text NOT NULL,
    token_digest bytea NOT NULL UNIQUE,
    state text NOT NULL CHECK (state IN ('awaiting_payment', 'booked', 'cancelled', 'unavailable')),
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    client_time_zone text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    currency text NOT NULL,
    cancellation jsonb NOT NULL,
    fee_waived boolean NOT NULL DEFAULT false,
    cancelled_by text CHECK (cancelled_by IN ('client', 'owner')),
    payment_requirement text NOT NULL CHECK (payment_requirement IN ('none', 'save_card', 'charge')),
    payment_due_by timestamptz,
    created_at timestamptz NOT NULL,
    version integer NOT NULL,
    UNIQUE (event_id, request_id)
  )`,
  `CREATE UNIQUE INDEX registrations_person ON registrations (event_id, email)
    WHERE state IN ('awaiting_payment', 'booked')`,
  'CREATE INDEX registrations_client ON registrations (client_id)',
  `CREATE INDEX registrations_unpaid ON registrations (payment_due_by) WHERE state = 'awaiting_payment'`,
];
