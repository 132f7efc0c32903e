import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes what a practice has sent and its visits, without blocking writes. */
export class IndexSentDeliveries1799400000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS deliveries_sent ON deliveries (on_behalf_of, finished_at)
       WHERE state = 'sent' AND on_behalf_of IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS projections_host ON projections ((snapshot->'host'->>'practiceId'))
       WHERE kind = 'scheduling.v1.Appointment'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS projections_host');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS deliveries_sent');
  }
}
