import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the state `returned` of refunds that failed and are still owed (ADR 74). */
export class KeepFailedRefunds1799330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds ADD COLUMN returned_at timestamptz');
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every state that the former one permits
      ALTER TABLE refunds DROP CONSTRAINT refunds_state_check, ADD CONSTRAINT refunds_state_check
        CHECK (state IN ('planned', 'pending', 'succeeded', 'returned', 'failed')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE refunds SET state = 'failed' WHERE state = 'returned';
      ALTER TABLE refunds DROP COLUMN returned_at;
      ALTER TABLE refunds DROP CONSTRAINT refunds_state_check, ADD CONSTRAINT refunds_state_check
        CHECK (state IN ('planned', 'pending', 'succeeded', 'failed'))`);
  }
}
