import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who are erased from every service: who has to confirm it, and which contacts are theirs. */
export class CreateErasures1796200000000 implements MigrationInterface {
  readonly name = 'CreateErasures1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        id uuid PRIMARY KEY,
        requested_by text NOT NULL CHECK (requested_by IN ('account', 'practice', 'operator')),
        practice_id uuid,
        subject_ids uuid[] NOT NULL,
        emails text[] NOT NULL,
        phones text[] NOT NULL,
        requested_at timestamptz NOT NULL,
        completed_at timestamptz
      );
      CREATE INDEX erasures_subjects ON erasures USING gin (subject_ids);

      CREATE TABLE erasure_steps (
        erasure_id uuid NOT NULL REFERENCES erasures (id),
        service text NOT NULL,
        attempts integer NOT NULL,
        ask_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        PRIMARY KEY (erasure_id, service)
      );
      CREATE INDEX erasure_steps_due ON erasure_steps (ask_at) WHERE confirmed_at IS NULL;

      ALTER TABLE clients ADD COLUMN erased_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE clients DROP COLUMN erased_at; DROP TABLE erasure_steps, erasures;');
  }
}
