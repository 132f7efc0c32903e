import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRepliesAndCopies1795000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE copies (
        kind text NOT NULL,
        id uuid NOT NULL,
        parent_id uuid,
        version integer NOT NULL,
        snapshot jsonb NOT NULL,
        PRIMARY KEY (kind, id)
      );
      CREATE INDEX copies_parent ON copies (parent_id) WHERE parent_id IS NOT NULL;

      CREATE TABLE payment_states (
        -- Of the appointment or the registration.
        subject_id uuid PRIMARY KEY,
        payment_status text NOT NULL,
        client_payment_status text NOT NULL
      );

      CREATE TABLE reviewed_appointments (appointment_id uuid PRIMARY KEY);

      CREATE TABLE stopped_numbers (
        phone text PRIMARY KEY,
        stopped_at timestamptz NOT NULL
      );
      CREATE TABLE text_replies (
        -- The provider's: a reply that comes twice is one reply.
        message_id text PRIMARY KEY,
        phone text NOT NULL,
        -- What it asked for; the words themselves are not kept.
        keyword text,
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX deliveries_recipient ON deliveries (recipient, kind, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deliveries_recipient');
    await runner.query('DROP TABLE text_replies, stopped_numbers, reviewed_appointments, payment_states, copies');
  }
}
