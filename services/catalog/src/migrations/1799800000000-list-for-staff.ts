import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff look for: credentials that wait, and practices by a part of their names. */
export class ListForStaff1799800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS pro_credentials_pending ON pro_credentials (created_at, id)
       WHERE state = 'pending'`,
    );
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS practices_words ON practices USING gin ((
         name || ' ' || practitioner_first_name || ' ' || practitioner_last_name || ' ' || slug || ' ' || email
       ) gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS practices_words');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS pro_credentials_pending');
  }
}
