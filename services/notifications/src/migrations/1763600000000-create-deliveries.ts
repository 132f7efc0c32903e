import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDeliveries1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE appointment_copies (
        appointment_id uuid PRIMARY KEY,
        version integer NOT NULL,
        snapshot jsonb NOT NULL
      );

      CREATE TABLE deliveries (
        id uuid PRIMARY KEY,
        -- What this message is about, to whom and by which channel: the same thing is told once.
        dedupe_key text NOT NULL UNIQUE,
        channel text NOT NULL CHECK (channel IN ('email', 'sms')),
        kind text NOT NULL,
        recipient text NOT NULL,
        message jsonb NOT NULL,
        appointment_id uuid,
        -- The message holds only while the appointment has this state and starts then.
        holds_while jsonb,
        state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'sending', 'sent', 'dropped', 'failed')),
        send_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        provider_message_id text,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX deliveries_due ON deliveries (send_at) WHERE state IN ('planned', 'sending');
      CREATE INDEX deliveries_appointment ON deliveries (appointment_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deliveries, appointment_copies');
  }
}
