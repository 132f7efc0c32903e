import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fixed and no-show fees in the terms, open packages and their sessions, prices agreed with a client. */
export class AddTermsAndPackages1795000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...PACKAGES, ...APPOINTMENTS, ...HOLDS, ...CLIENTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client_copies DROP COLUMN custom_prices');
    await runner.query(
      'ALTER TABLE slot_holds DROP COLUMN cancellation, DROP COLUMN package_id, DROP COLUMN client_id',
    );
    await runner.query(`ALTER TABLE appointments DROP COLUMN package_id, DROP COLUMN package_session,
      DROP COLUMN package_session_returned`);
    await runner.query('DROP TABLE refunded_packages, open_packages');
  }
}

// A package is opened by its payment or, where nothing had to be paid online, by the approval of the visit that bought
// it; either way once for a visit. From its payment on it bears the id by which payments knows it.
const PACKAGES = [
  `CREATE TABLE open_packages (
    id uuid PRIMARY KEY,
    appointment_id uuid NOT NULL UNIQUE,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    user_id uuid,
    service_id uuid NOT NULL,
    name text NOT NULL,
    number_of_sessions integer NOT NULL CHECK (number_of_sessions > 0),
    refunded boolean NOT NULL DEFAULT false,
    token text NOT NULL,
    token_digest bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    version integer NOT NULL
  )`,
  'CREATE INDEX open_packages_client ON open_packages (client_id)',
  'CREATE INDEX open_packages_user ON open_packages (user_id) WHERE user_id IS NOT NULL',
  // A refund that comes before its sale.
  'CREATE TABLE refunded_packages (paid_package_id uuid PRIMARY KEY)',
];

const LINES = `(SELECT jsonb_agg('{"packageSessions": 0, "customPrice": false}'::jsonb || line ORDER BY position)
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS parts (line, position))`;

const APPOINTMENTS = [
  `ALTER TABLE appointments
     ADD COLUMN package_id uuid,
     ADD COLUMN package_session jsonb,
     ADD COLUMN package_session_returned boolean NOT NULL DEFAULT false`,
  // Two visits never take one session, whoever forgets the lock of the package.
  `CREATE UNIQUE INDEX appointments_package ON appointments (package_id, ((package_session->>'sessionNumber')::integer))
    WHERE package_id IS NOT NULL AND NOT package_session_returned`,
  `UPDATE appointments SET lines = ${LINES},
     cancellation = '{"lateFeeCents": 0, "noShowFeePercent": 0}'::jsonb || cancellation`,
];

const HOLDS = [
  `ALTER TABLE slot_holds
     ADD COLUMN cancellation jsonb NOT NULL
       DEFAULT '{"text": "", "lateHours": 0, "lateFeePercent": 0, "lateFeeCents": 0, "noShowFeePercent": 0}',
     ADD COLUMN package_id uuid,
     ADD COLUMN client_id uuid`,
  'ALTER TABLE slot_holds ALTER COLUMN cancellation DROP DEFAULT',
  `UPDATE slot_holds SET lines = ${LINES}`,
];

const CLIENTS = [`ALTER TABLE client_copies ADD COLUMN custom_prices jsonb NOT NULL DEFAULT '[]'`];
