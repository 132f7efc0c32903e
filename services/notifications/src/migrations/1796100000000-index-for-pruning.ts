import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows whose time is over are found by that time. */
export class IndexForPruning1796100000000 implements MigrationInterface {
  readonly name = 'IndexForPruning1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX deliveries_finished_at ON deliveries (finished_at) WHERE finished_at IS NOT NULL');
    await runner.query('CREATE INDEX text_replies_received_at ON text_replies (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deliveries_finished_at, text_replies_received_at');
  }
}
