import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the inbox of failed refunds and the pending refunds to ask about, without blocking writes. */
export class IndexFailedRefunds1799330000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_returned ON refunds (practice_id, returned_at)
       WHERE state = 'returned'`,
    );
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_pending ON refunds (due_at) WHERE state = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS refunds_pending');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS refunds_returned');
  }
}
