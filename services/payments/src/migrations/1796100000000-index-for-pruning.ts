import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows whose time is over are found by that time. */
export class IndexForPruning1796100000000 implements MigrationInterface {
  readonly name = 'IndexForPruning1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX attempts_finished_at ON attempts (finished_at) WHERE finished_at IS NOT NULL');
    await runner.query(
      'CREATE INDEX provider_events_received_at ON provider_events (received_at) WHERE applied_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX setups_created_at ON setups (created_at) WHERE completed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX attempts_finished_at, provider_events_received_at, setups_created_at');
  }
}
