import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices to clients: what was billed under a number, and each time that it was sent. */
export class AddInvoices1798000000000 implements MigrationInterface {
  readonly name = 'AddInvoices1798000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [PROJECTIONS, DETAILS, INVOICES, COPIES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invoice_sendings;
      DROP TABLE invoices;
      DROP TABLE invoice_counters;
      DROP TABLE invoice_details;
      ALTER TABLE client_projections DROP COLUMN phone;
      ALTER TABLE appointment_projections DROP COLUMN invoiced_at;
    `);
  }
}

const PROJECTIONS = `
  -- When its client was first sent an invoice: from then on it can be paid before it begins.
  ALTER TABLE appointment_projections ADD COLUMN invoiced_at timestamptz;
  -- E.164; null until clients has published the contact again.
  ALTER TABLE client_projections ADD COLUMN phone text;
`;

const DETAILS = `
  CREATE TABLE invoice_details (
    practice_id uuid PRIMARY KEY,
    legal_name text NOT NULL,
    address text NOT NULL,
    -- What the number is called where the practice is, such as 'VAT number'.
    tax_label text NOT NULL,
    tax_number text NOT NULL,
    -- Contained in the prices; 2000 is 20 %.
    tax_basis_points integer NOT NULL CHECK (tax_basis_points BETWEEN 0 AND 10000),
    note text NOT NULL
  );
  -- The last number that a practice has given: its row is locked by whoever takes the next, and goes back with a transaction
  -- that fails, so that numbers neither repeat nor leave gaps.
  CREATE TABLE invoice_counters (practice_id uuid PRIMARY KEY, last_number integer NOT NULL);
`;

const INVOICES = `
  CREATE TABLE invoices (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    -- The number of the invoice for the same visit that it takes the place of.
    replaces_number integer,
    issued_at timestamptz NOT NULL,
    content jsonb NOT NULL,
    -- Of the content: as long as it stays the same, so does the invoice.
    content_hash bytea NOT NULL,
    UNIQUE (practice_id, number)
  );
  CREATE INDEX invoices_appointment ON invoices (appointment_id, number);
`;

const COPIES = `
  CREATE TABLE invoice_sendings (
    id uuid PRIMARY KEY,
    invoice_id uuid NOT NULL REFERENCES invoices (id),
    appointment_id uuid NOT NULL,
    send_to text NOT NULL CHECK (send_to IN ('email', 'sms', 'both')),
    -- What was paid and due at that moment.
    standing jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    pdf bytea,
    -- How often making the file has failed.
    attempts integer NOT NULL DEFAULT 0,
    published_at timestamptz
  );
  CREATE INDEX invoice_sendings_appointment ON invoice_sendings (appointment_id, created_at);
  CREATE INDEX invoice_sendings_waiting ON invoice_sendings (created_at) WHERE published_at IS NULL OR pdf IS NULL;
`;
